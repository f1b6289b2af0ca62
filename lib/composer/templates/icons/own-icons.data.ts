/** Icons that the sets lack, in their hand: strokes of 2 on a grid of 24. */
export const OWN_ICONS: Readonly<Record<string, readonly string[]>> = {
  lotus: [
    'M12 19C8.2 16.6 7.4 11 12 5C16.6 11 15.8 16.6 12 19Z',
    'M8.6 9.6C6.9 9 5.6 8.9 4.6 9.1C4.6 14.6 7.4 18.4 12 19',
    'M15.4 9.6C17.1 9 18.4 8.9 19.4 9.1C19.4 14.6 16.6 18.4 12 19',
    'M4.9 13.4C3.8 13.5 2.8 13.8 2 14.3C4.2 18 7.8 19.6 12 19',
    'M19.1 13.4C20.2 13.5 21.2 13.8 22 14.3C19.8 18 16.2 19.6 12 19',
  ],
};
