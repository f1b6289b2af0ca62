import { callAction } from '@/components/api/client';
import { RequestError } from '@/components/api/failure';
import { projectActions } from '@/lib/resources/projects';
import { useDocuments } from '../document/document-store';
import { encodeDocument } from '../document/render/composer';
import { landFile } from '../history/version-changes';
import { newId } from '../store/ids';
import { refuseFile } from '../store/open-file';
import { openProjectAs } from './save-project';

/** Puts a project onto the canvas as it was left, on this device or another. */
export async function openProject(id: string): Promise<void> {
  try {
    const { document, name, revision } = await callAction(projectActions.readProject, {
      params: { id },
    });
    const whole = { type: 'image/png', quality: 1, scale: 1 } as const;
    const flat = await encodeDocument(document, whole);
    const versionId = newId('file');
    useDocuments.setState(({ documents, landed }) => ({
      documents: { ...documents, [versionId]: document },
      landed: { ...landed, [versionId]: document },
    }));
    const { widthPx, heightPx } = document.frame;
    const src = URL.createObjectURL(flat);
    landFile({ id: versionId, label: name, fileName: `${name}.png`, src, widthPx, heightPx });
    openProjectAs({ id, name, revision, versionId, state: { kind: 'saved' } }, document);
  } catch (error) {
    const reason = error instanceof RequestError ? error.failure.message : 'It can’t be drawn.';
    refuseFile({ title: 'The project was not opened', reason });
  }
}
