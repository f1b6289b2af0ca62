/** One thing of a list, as it was written; with its figure where it has one. */
export interface Listed {
  text: string;
  value?: number;
  /** The figure or the date as the prompt writes it: `40%`, `1969`. */
  written?: string;
  /** In a comparison, of either side: `40 mg` and `95 mg`. */
  values?: [string, string];
}
