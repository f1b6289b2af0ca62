'use client';

import { useTextBoxes } from './text-boxes';

/** The words that are to stand in the picture. */
export function TextFields() {
  const boxes = useTextBoxes((state) => state.boxes);
  return (
    <ul aria-label="Text boxes">
      {boxes.map((box) => (
        <li key={box.id}>{box.text}</li>
      ))}
    </ul>
  );
}
