/** Where a part of a system stands, from who uses it to what keeps its data; words that tell it. */
const TIERS: readonly RegExp[] = [
  /\b(?:users?|customers?|visitors?|clients?|browsers?|mobile|phones?|smartphones?|tablets?|laptops?|desktops?|pcs?|computers?|web app|apps?|frontend|front end|website|ui|react|presentation|sensors?|devices?|printers?)\b/i,
  /\b(?:internet|cdn|dns|gateway|load balancer|balancer|firewall|router|modem|switch|hub|proxy|nginx|ingress|edge|wi-?fi|cloud)\b/i,
  /\b(?:cache|caching|redis|memcached|databases?|db|sql|postgres\w*|mysql|mongo\w*|storage|s3|buckets?|disk|warehouse|data|data lake|files|backup|replicas?|elasticsearch)\b/i,
];
const EDGE = 1;
const STORES = 3;
const SERVICES = 2;

/** Of a part: users and their devices, the edge, services (all that is none of the others), what is stored. */
export function tierOf(text: string): number {
  if (TIERS[1]?.test(text)) return EDGE;
  if (/\b(?:web ?server|servers?|services?|api|backend|microservices?)\b/i.test(text))
    return SERVICES;
  if (TIERS[2]?.test(text)) return STORES;
  return TIERS[0]?.test(text) ? 0 : SERVICES;
}

interface KnownNetwork {
  words: readonly string[];
  title: string;
  parts: readonly string[];
}

/** Systems that everybody draws alike; the first one is for any. */
export const NETWORKS: readonly [KnownNetwork, ...KnownNetwork[]] = [
  {
    words: ['client server', 'client-server', 'client', 'web architecture', 'web application'],
    title: 'Client and server',
    parts: ['Laptop', 'Phone', 'Tablet', 'Internet', 'Server', 'Database'],
  },
  {
    words: ['microservice', 'microservices', 'microservice architecture'],
    title: 'Microservices',
    parts: [
      'Web app',
      'Mobile app',
      'API gateway',
      'Users service',
      'Orders service',
      'Payments service',
      'Users database',
      'Orders database',
      'Payments database',
    ],
  },
  {
    words: ['three tier', '3 tier', 'three-tier', '3-tier', 'n-tier', 'layered architecture'],
    title: 'Three-tier architecture',
    parts: ['Browser', 'Application server', 'Database'],
  },
  {
    words: ['home network', 'computer network', 'network topology', 'lan', 'office network'],
    title: 'Network',
    parts: ['Internet', 'Router', 'Laptop', 'Phone', 'Printer', 'Server'],
  },
  {
    words: ['cloud architecture', 'aws', 'azure', 'serverless', 'cloud'],
    title: 'Cloud architecture',
    parts: ['Users', 'CDN', 'Load balancer', 'App server', 'Functions', 'Database', 'Storage'],
  },
];
