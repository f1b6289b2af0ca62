/** Work that is done at most once a frame, however often it is asked for. */
export interface FrameWork {
  request: () => void;
  cancel: () => void;
}

export function onFrame(work: () => void): FrameWork {
  let handle: number | undefined;
  return {
    request: () => {
      handle ??= requestAnimationFrame(() => {
        handle = undefined;
        work();
      });
    },
    cancel: () => {
      if (handle !== undefined) cancelAnimationFrame(handle);
      handle = undefined;
    },
  };
}
