'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState, type DragEvent } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Message } from '@/components/ui/message';
import { followLink } from '../actions/follow-link';
import { CONVERTIBLE_TYPES, openFiles, OPENABLE_TYPES } from '../actions/open-file';
import { forgetPairAfterwards } from '../compare/compare-store';
import { followDocument } from '../document/composition';
import { addPictureLayer } from '../document/add-layers';
import { LayersDock } from '../document/layers-dock';
import { LoadMaskInput } from '../mask/load-mask-input';
import { followProjectInAddress } from '../projects/project-address';
import { followProject } from '../projects/save-project';
import { keepSession } from '../session/keep-session';
import { followVersion } from '../session/follow-version';
import { OPEN_IMAGE_ID, useOpenFile } from '../store/open-file';
import { useCurrentVersion, useVersions, type Version } from '../store/versions';
import { useEmptySheet } from '../text/sheet';
import { useTextBoxes } from '../text/text-boxes';
import { useActiveTool } from '../tools/active-tool';
import { CanvasFact } from './canvas-fact';
import { ConnectionNotice } from './connection-notice';
import { EmptyCanvas } from './empty-canvas';
import { ZoomBar } from './zoom-bar';

/** Konva draws on a canvas element, which the server has none of. */
const PictureStage = dynamic(
  () => import('./picture-stage').then((module) => module.PictureStage),
  {
    ssr: false,
  },
);

/** Fetched with the first results: the studio shows without it. */
const ResultsView = dynamic(() => import('./results-view').then((module) => module.ResultsView), {
  ssr: false,
});

/** Fetched when words are first typed onto the picture. */
const TextEntryField = dynamic(
  () => import('../text/text-entry').then((module) => module.TextEntryField),
  { ssr: false },
);

/** Where files go: a picture on the canvas takes a single one as a layer, else they open. */
function takeFiles(files: Iterable<File> | null | undefined): Promise<void> {
  const { view, currentId } = useVersions.getState();
  const [file, ...others] = files ?? [];
  const single = file && others.length === 0;
  if (single && currentId !== undefined && view.kind === 'picture') return addPictureLayer(file);
  return openFiles(files);
}

/** Pictures pasted anywhere but into a text field come onto the canvas. */
function usePaste(): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => void takeFiles(event.clipboardData?.files);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}

export function CanvasArea() {
  const [dropping, setDropping] = useState(false);
  const [restored, setRestored] = useState(false);
  usePaste();
  useEffect(followVersion, []);
  useEffect(followDocument, []);
  useEffect(followProject, []);
  useEffect(() => forgetPairAfterwards(), []);
  useEffect(() => {
    let stopAddress: () => void = () => undefined;
    const stopSession = keepSession(() => {
      setRestored(true);
      void followLink();
      stopAddress = followProjectInAddress();
    });
    return () => {
      stopSession();
      stopAddress();
    };
  }, []);
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setDropping(event.type === 'dragover');
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDropping(false);
    void takeFiles(event.dataTransfer.files);
  };
  return (
    <section
      aria-label="Canvas"
      aria-busy={!restored}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrop}
      className={classNames(
        'relative min-h-0 grow overflow-hidden bg-canvas',
        dropping && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <CanvasContent restored={restored} />
      <div className="absolute inset-x-4 top-4 mx-auto flex max-w-120 flex-col gap-2 empty:hidden">
        <ConnectionNotice />
        <FileRefusal />
      </div>
      <OpenImageInput />
      <LoadMaskInput />
    </section>
  );
}

/** Opens a picture from the disk; buttons that offer that press it. */
function OpenImageInput() {
  return (
    <input
      id={OPEN_IMAGE_ID}
      type="file"
      multiple
      accept={[...OPENABLE_TYPES, ...CONVERTIBLE_TYPES].join(',')}
      aria-label="Open image"
      className="hidden"
      onChange={(event) => {
        // The list is the field's own, and empty once the field is.
        void openFiles([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  );
}

/** An empty sheet is shown while words are placed on a picture that is not made yet. */
function useSheetShown(current: Version | undefined) {
  const placing = useActiveTool((state) => state.tool === 'text');
  const placed = useTextBoxes((state) => state.boxes.length > 0);
  const sheet = useEmptySheet(current);
  return placing || placed ? sheet : undefined;
}

/**
 * Keys of what is on the canvas answer before what draws it has come, which can take a while. They are fetched with the
 * first picture, too, and apart from that: nobody needs them in an empty studio.
 */
function useCanvasKeys(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('./canvas-keys').then(({ followCanvasKeys }) => {
      if (!isGone) stop = followCanvasKeys();
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isShown]);
}

interface CanvasContentProps {
  /** Whether the last session is back, or known to be none: before that nothing is said of emptiness. */
  restored: boolean;
}

function CanvasContent({ restored }: CanvasContentProps) {
  const { view, batches, versions } = useVersions();
  const current = useCurrentVersion();
  const sheet = useSheetShown(current);
  const isTyping = useTextBoxes(({ entry }) => entry !== undefined);
  const batch = batches.find(({ id }) => view.kind === 'results' && id === view.batchId);
  useCanvasKeys(!batch && Boolean(current ?? sheet));
  if (batch) {
    const results = versions.filter((version) => version.batchId === batch.id);
    return <ResultsView key={batch.id} batch={batch} versions={results} />;
  }
  if (!current && !sheet) return restored && <EmptyCanvas />;
  return (
    <>
      <PictureStage version={current} sheet={sheet} />
      <ZoomBar />
      {current && <CanvasFact version={current} />}
      {isTyping && <TextEntryField />}
      {current && !sheet && <LayersDock />}
    </>
  );
}

function FileRefusal() {
  const { refusal, dismiss } = useOpenFile();
  if (!refusal) return null;
  return (
    <Message
      tone="error"
      title={refusal.title}
      actions={
        <>
          {refusal.offer && (
            <Button size="small" onClick={refusal.offer.run}>
              {refusal.offer.label}
            </Button>
          )}
          <Button kind={refusal.offer ? 'ghost' : 'outline'} size="small" onClick={dismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      {refusal.reason}
    </Message>
  );
}
