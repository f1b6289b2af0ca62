import { missingForCluster } from '@/tests/cluster/backing';

/** Says what this machine lacks to run a cluster, a line each; nothing where all is there. */
for (const sentence of missingForCluster()) console.log(sentence);
