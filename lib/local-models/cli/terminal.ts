/** Where a command is told and where it writes. */
export interface Terminal {
  write(text: string): void;
  complain(line: string): void;
  /** One line from the person in front of it; `undefined` where nobody sits. */
  ask(question: string): Promise<string | undefined>;
  /** Whether lines can be drawn over. */
  isInteractive: boolean;
  columns: number;
}

/** Columns of equal width, two spaces between them. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
