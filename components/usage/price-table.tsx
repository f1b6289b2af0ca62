import { MODELS, type Model } from '@/lib/models/models';
import { priceRange } from '@/components/landing/lowest-price';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import { formatUnits } from '@/components/ui/units';
import { CATALOGUE } from '@/lib/operations/catalogue';

const OUTPUTS = [
  { label: '1K', output: 'raster', resolution: '1k' },
  { label: '2K', output: 'raster', resolution: '2k' },
  { label: 'SVG', output: 'vector', resolution: '1k' },
  { label: 'SVG Pro', output: 'vector', resolution: '2k' },
] as const;

const NAMES = [...new Set(MODELS.map((model) => model.name))];
const NONE = '–';

function modelOf(name: string, output: (typeof OUTPUTS)[number]): Model | undefined {
  return MODELS.find(
    (model) =>
      model.name === name &&
      model.output === output.output &&
      model.resolution === output.resolution,
  );
}

/** Units of one generated image, by model and output. */
export function ModelPrices() {
  const head = (
    <>
      <HeadCell>Model, units an image</HeadCell>
      {OUTPUTS.map(({ label }) => (
        <HeadCell key={label} figure>
          {label}
        </HeadCell>
      ))}
    </>
  );
  return (
    <Table label="Prices of models" head={head}>
      {NAMES.map((name) => (
        <tr key={name}>
          <Cell className="font-medium">{name}</Cell>
          {OUTPUTS.map((output) => {
            const model = modelOf(name, output);
            return (
              <Cell key={output.label} figure className={model ? '' : 'text-text-3'}>
                {model ? formatUnits(model.priceUnits) : NONE}
              </Cell>
            );
          })}
        </tr>
      ))}
    </Table>
  );
}

/** Units of one result of every other operation. */
export function OperationPrices() {
  const head = (
    <>
      <HeadCell>Operation</HeadCell>
      <HeadCell figure>Units a result</HeadCell>
    </>
  );
  return (
    <Table label="Prices of operations" head={head}>
      {CATALOGUE.map((operation) => {
        const { lowestUnits, varies } = priceRange(operation);
        return (
          <tr key={operation.id}>
            <Cell className="font-medium">{operation.title}</Cell>
            <Cell figure>
              {varies && <span className="text-text-3">from </span>}
              {formatUnits(lowestUnits)}
            </Cell>
          </tr>
        );
      })}
    </Table>
  );
}
