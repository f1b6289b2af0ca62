import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { bodySchema } from '@/lib/http/openapi/request-body';
import { CATALOGUE } from '@/lib/operations/catalogue';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import { ACTIONS, type ActionId } from '@/lib/resources/catalogue';

/** A request of our own API that a tool stands for. */
export interface ToolTarget {
  method: 'GET' | 'POST';
  path: string;
}

interface ToolEntry {
  tool: Tool;
  target: ToolTarget;
}

/** Agents are shown pictures and addresses: how bytes travel is not theirs to choose. */
const HIDDEN_FIELDS = new Set(['response_format']);

function inputSchemaOf(operation: OperationDefinition): Tool['inputSchema'] {
  const { properties = {}, required = [] } = bodySchema(operation, 'json') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  const shown = Object.entries(properties).filter(([name]) => !HIDDEN_FIELDS.has(name));
  return { type: 'object', properties: Object.fromEntries(shown), required };
}

function operationTool(operation: OperationDefinition): ToolEntry {
  const makesPictures = operation.responseForm === 'list' || operation.responseForm === 'single';
  return {
    tool: {
      name: operation.id,
      title: operation.title,
      description: `${operation.summary}. ${operation.description}`,
      inputSchema: inputSchemaOf(operation),
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: false,
        openWorldHint: makesPictures,
      },
    },
    target: { method: 'POST', path: operation.paths[0] ?? '' },
  };
}

/** What an agent asks before it spends anything. */
const READINGS: readonly ActionId[] = ['readMe', 'listModels', 'listStyles', 'listCuratedStyles'];

function readingTool(id: ActionId): ToolEntry {
  const { path, summary } = ACTIONS[id];
  return {
    tool: {
      name: id,
      description: summary,
      inputSchema: { type: 'object', properties: {} },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    target: { method: 'GET', path },
  };
}

const ENTRIES = new Map<string, ToolEntry>(
  [...CATALOGUE.map(operationTool), ...READINGS.map(readingTool)].map((entry) => [
    entry.tool.name,
    entry,
  ]),
);

/** Every operation of the catalogue as a tool, and the readings that go with them. */
export const TOOLS: readonly Tool[] = [...ENTRIES.values()].map(({ tool }) => tool);

/** What a tool's name stands for; `undefined` when there is no such tool. */
export function targetOf(name: string): ToolTarget | undefined {
  return ENTRIES.get(name)?.target;
}
