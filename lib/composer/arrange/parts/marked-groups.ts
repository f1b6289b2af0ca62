const TAG = /<g\b[^>]*>|<\/g>/g;

/** Markup with each group that is marked as a part changed, mark and all; groups within such a group go with it. */
export function changedParts(svg: string, part: string, change: (group: string) => string): string {
  const mark = `<g data-part="${part}"`;
  if (!svg.includes(mark)) return svg;
  let done = '';
  let from = 0;
  let depth = 0;
  let start = -1;
  for (const found of svg.matchAll(TAG)) {
    const [tag] = found;
    const isOpening = tag !== '</g>';
    if (start < 0) {
      if (!isOpening || !tag.startsWith(mark)) continue;
      start = found.index;
      depth = 1;
      continue;
    }
    depth += isOpening ? 1 : -1;
    if (depth > 0) continue;
    const end = found.index + tag.length;
    done += svg.slice(from, start) + change(svg.slice(start, end));
    from = end;
    start = -1;
  }
  return done + svg.slice(from);
}
