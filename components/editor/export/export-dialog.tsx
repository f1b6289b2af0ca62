'use client';

import { Copy, Download, PenTool } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FieldError } from '@/components/ui/field';
import { LocalPicture } from '@/components/ui/local-picture';
import { saveFile } from '@/components/ui/save-file';
import { Segmented } from '@/components/ui/segmented';
import { Slider } from '@/components/ui/slider';
import { Spinner } from '@/components/ui/spinner';
import { formatBytes } from '@/lib/format-bytes';
import { vectorize } from '@/lib/operations/vectorize/definition';
import type { ProjectDocument } from '@/lib/projects/document';
import { EXPORT_FORMATS, type ExportFormat } from '@/lib/projects/export-formats';
import { copyPicture } from '../actions/copy-picture';
import { documentOf } from '../document/document-store';
import { useOperation } from '../store/operation';
import { usePanels } from '../store/panels';
import { useCurrentVersion, type Version } from '../store/versions';
import {
  EXPORT_SCALES,
  hasQuality,
  hasScale,
  MAX_QUALITY,
  refusalOf,
  remarksOf,
  type ExportChoice,
} from './export-file';
import { useExportFile, type ExportState } from './use-export-file';

const NAMES: Record<ExportFormat, string> = {
  png: 'PNG',
  webp: 'WebP',
  jpeg: 'JPEG',
  avif: 'AVIF',
  svg: 'SVG',
  psd: 'PSD',
};
const FORMATS = EXPORT_FORMATS.map((value) => ({ value, label: NAMES[value] }));
const SCALES = EXPORT_SCALES.map((value) => ({ value, label: `${value}×` }));
const FIRST: ExportChoice = { format: 'png', scale: 1, quality: 90 };

/** What was chosen last, for the next time. */
let lastChoice = FIRST;

/** What is on the canvas as a file: the format, how large, how good, and what that comes to. */
export function ExportDialog() {
  const version = useCurrentVersion();
  return version ? <ExportForm version={version} /> : null;
}

function ExportForm({ version }: { version: Version }) {
  const [choice, setChoice] = useState(lastChoice);
  const document = documentOf(version);
  const refusal = refusalOf(document, choice);
  const state = useExportFile(version, choice, refusal !== undefined);
  const change = (part: Partial<ExportChoice>) => {
    lastChoice = { ...choice, ...part };
    setChoice(lastChoice);
  };
  const { closeDialog } = usePanels.getState();
  const file = !refusal && state.kind === 'made' ? state.file : undefined;
  const scale = hasScale(choice.format) ? choice.scale : 1;
  return (
    <Dialog
      open
      onClose={closeDialog}
      title="Export"
      cost={<Outcome document={document} scale={scale} state={state} refused={!!refusal} />}
      actions={
        <>
          <Button icon={Copy} onClick={() => void copyPicture(version, scale)}>
            Copy as PNG
          </Button>
          <Button
            kind="primary"
            icon={Download}
            disabled={!file}
            onClick={() => file && (saveFile(file, file.name), closeDialog())}
          >
            Download
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Preview file={file} state={state} refusal={refusal} format={choice.format} />
        <Choices choice={choice} change={change} />
        {!refusal && <Remarks document={document} choice={choice} />}
      </div>
    </Dialog>
  );
}

interface PreviewProps {
  file: File | undefined;
  state: ExportState;
  refusal: string | undefined;
  format: ExportFormat;
}

/** The file itself, as it will look; a PSD is shown by no browser. */
function Preview({ file, state, refusal, format }: PreviewProps) {
  return (
    <div className="flex h-[min(280px,32dvh)] items-center justify-center overflow-clip rounded-8 border border-line bg-field">
      {file && format !== 'psd' ? (
        <LocalPicture
          file={file}
          key={format}
          className="checkerboard max-h-full max-w-full object-contain"
        />
      ) : (
        <Instead state={state} refusal={refusal} format={format} />
      )}
    </div>
  );
}

/** What stands where no picture is: why there is none, or that it comes. */
function Instead({ state, refusal, format }: Omit<PreviewProps, 'file'>) {
  const showVectorize = () => {
    usePanels.getState().closeDialog();
    useOperation.getState().setOperation(vectorize.id);
  };
  if (refusal) {
    return (
      <div className="flex max-w-96 flex-col items-center gap-3 px-4">
        <FieldError>{refusal}</FieldError>
        {format === 'svg' && (
          <Button size="small" icon={PenTool} onClick={showVectorize}>
            Vectorize
          </Button>
        )}
      </div>
    );
  }
  if (state.kind === 'failed') return <FieldError>{state.message}</FieldError>;
  return (
    <span className="flex items-center gap-2 text-small text-text-2">
      {state.kind === 'making' && <Spinner className="size-3" />}
      {state.kind === 'making' ? 'Making the file' : 'Its layers are kept'}
    </span>
  );
}

interface ChoicesProps {
  choice: ExportChoice;
  change: (part: Partial<ExportChoice>) => void;
}

function Choices({ choice, change }: ChoicesProps) {
  const { format, scale, quality } = choice;
  return (
    <div className="flex flex-col gap-3">
      <Segmented
        label="Format"
        options={FORMATS}
        value={format}
        onChange={(next) => change({ format: next })}
        fill
      />
      {hasScale(format) && (
        <div className="flex items-center gap-3">
          <span className="w-14 text-small font-medium text-text-2">Scale</span>
          <Segmented
            label="Scale"
            options={SCALES}
            value={scale as (typeof EXPORT_SCALES)[number]}
            onChange={(next) => change({ scale: next })}
            fill
          />
        </div>
      )}
      {hasQuality(format) && (
        <div className="flex items-center gap-3">
          <span className="w-14 text-small font-medium text-text-2">Quality</span>
          <Slider
            label="Quality"
            min={1}
            max={MAX_QUALITY}
            value={quality}
            onChange={(next) => change({ quality: next })}
            className="grow"
          />
          <output className="price w-8 text-right text-small">{quality}</output>
        </div>
      )}
    </div>
  );
}

interface OutcomeProps {
  document: ProjectDocument;
  scale: number;
  state: ExportState;
  refused: boolean;
}

/** What the file comes to, in pixels and bytes. */
function Outcome({ document, scale, state, refused }: OutcomeProps) {
  const [widthPx, heightPx] = [document.frame.widthPx, document.frame.heightPx].map((px) =>
    Math.max(1, Math.round(px * scale)),
  );
  const bytes = !refused && state.kind === 'made' ? formatBytes(state.file.size) : undefined;
  return (
    <span role="status" aria-label="File" className="price">
      {widthPx} × {heightPx} px{bytes && ` · ${bytes}`}
    </span>
  );
}

interface RemarksProps {
  document: ProjectDocument;
  choice: ExportChoice;
}

function Remarks({ document, choice }: RemarksProps) {
  const remarks = remarksOf(document, choice);
  if (remarks.length === 0) return null;
  return <p className="text-small text-text-3">{remarks.join(' ')}</p>;
}
