import { Tag } from '@/components/ui/tag';
import { InlineCode } from './inline-code';

export interface Parameter {
  name: string;
  /** `string`, `integer`, `array of objects`. */
  type: string;
  required: boolean;
  /** As JSON, where there is one. */
  initial?: string;
  description: string;
  /** Values that are accepted, where they are few. */
  values: string[];
}

/** The fields of a request. */
export function ParameterList({ parameters }: { parameters: Parameter[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {parameters.map(({ name, type, required, initial, description, values }) => (
        <div key={name} className="py-3">
          <dt className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <code className="font-mono text-body font-semibold">{name}</code>
            <span className="text-small text-text-3">
              {type}
              {initial !== undefined && `, ${initial}`}
            </span>
            {required && <Tag>Required</Tag>}
          </dt>
          <dd className="mt-1 text-text-2">
            <InlineCode text={description} />
            {values.length > 0 && (
              <>
                {' '}
                <InlineCode text={`${values.map((value) => `\`${value}\``).join(', ')}.`} />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
