/** Defines the element `openapi-explorer` when it is loaded; it exports nothing that is used. */
declare module 'openapi-explorer';
