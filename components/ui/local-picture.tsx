'use client';

import { useCallback, type ComponentProps } from 'react';

interface LocalPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'ref' | 'alt'> {
  file: File;
}

/** A picture that was chosen from the disk and is not sent yet; its name says what it is. */
export function LocalPicture({ file, ...rest }: LocalPictureProps) {
  const showFile = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  // eslint-disable-next-line @next/next/no-img-element -- an object URL of a local file
  return <img ref={showFile} alt={file.name} {...rest} />;
}
