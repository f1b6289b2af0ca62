import { Message } from '@/components/ui/message';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import { Tag } from '@/components/ui/tag';

/** One address of a backend. */
interface AddressView {
  address: string;
  isAnswering: boolean;
  models: readonly string[];
}

export interface EngineView {
  primitives: Record<string, string>;
  backends: {
    name: string;
    does: readonly string[];
    lacks: readonly string[];
    addresses: readonly AddressView[];
  }[];
}

const NONE = '–';
const BUILTIN = 'builtin';

const counted = (models: number) => (models === 1 ? '1 model' : `${models} models`);

/** Which backend does what, and whether each answers. */
export function EngineTables({ engine }: { engine: EngineView | { failure: string } }) {
  if ('failure' in engine) {
    return (
      <Message tone="error" title="The engine’s configuration is wrong">
        {engine.failure}
      </Message>
    );
  }
  return (
    <div className="grid items-start gap-4 desktop:grid-cols-2">
      <Primitives primitives={engine.primitives} />
      <Backends backends={engine.backends} />
    </div>
  );
}

function Primitives({ primitives }: Pick<EngineView, 'primitives'>) {
  const head = (
    <>
      <HeadCell>Primitive</HeadCell>
      <HeadCell>Done by</HeadCell>
    </>
  );
  return (
    <Table label="Primitives" head={head}>
      {Object.entries(primitives).map(([primitive, name]) => (
        <tr key={primitive}>
          <Cell className="font-mono text-small">{primitive}</Cell>
          <Cell>
            <Tag tone={name === BUILTIN ? 'neutral' : 'accent'}>
              {name === BUILTIN ? 'Built-in' : name}
            </Tag>
          </Cell>
        </tr>
      ))}
    </Table>
  );
}

function Backends({ backends }: Pick<EngineView, 'backends'>) {
  if (backends.length === 0) {
    return (
      <p className="rounded-8 border border-dashed border-control p-6 text-center text-text-2">
        No diffusion server is configured: the built-in engine does everything.
      </p>
    );
  }
  const head = (
    <>
      <HeadCell>Backend</HeadCell>
      <HeadCell>Address</HeadCell>
      <HeadCell>State</HeadCell>
      <HeadCell>Does</HeadCell>
      <HeadCell>Falls back to built-in</HeadCell>
    </>
  );
  return (
    <Table label="Backends" head={head}>
      {backends.flatMap(({ name, does, lacks, addresses }) =>
        addresses.map(({ address, isAnswering, models }) => (
          <tr key={`${name} ${address}`}>
            <Cell className="font-medium">{name}</Cell>
            <Cell className="font-mono text-small">{address}</Cell>
            <Cell>
              <span title={models.join(', ')}>
                <Tag tone={isAnswering ? 'success' : 'error'}>
                  {isAnswering ? `Answers, ${counted(models.length)}` : 'Does not answer'}
                </Tag>
              </span>
            </Cell>
            <Cell className="text-text-2">{does.join(', ') || NONE}</Cell>
            <Cell className="text-text-2">{lacks.join(', ') || NONE}</Cell>
          </tr>
        )),
      )}
    </Table>
  );
}
