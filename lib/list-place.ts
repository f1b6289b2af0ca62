/** A place in a list that is ordered by time: after the entry of this moment and id, which may be gone by now. */
export interface ListPlace {
  at: Date;
  id: string;
}
