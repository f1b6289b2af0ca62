type Variables = Readonly<Record<string, string | undefined>>;
export const WEB_SECRETS: readonly string[];
export function withoutWebSecrets(environment: Variables): Variables;
