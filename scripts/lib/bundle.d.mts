/** Bundles our own code for Node: `entry` becomes the one file `outfile`. */
export function bundle(entry: string, outfile: string): Promise<void>;
