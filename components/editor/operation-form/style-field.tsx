'use client';

import { X } from 'lucide-react';
import { localPath } from '@/components/api/local-path';
import { nameOfStyle } from '@/components/styles/style-name';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Segmented } from '@/components/ui/segmented';
import { usePopover } from '@/components/ui/use-popover';
import type { StyleMatch } from '@/lib/models/support';
import { changeForm, useForm, type FormFields } from '../store/forms';
import { useOwnStyles } from '../actions/own-styles';
import { ReferencesField } from './references-field';
import { Row, Section } from './section';
import { StylePicker } from './style-picker';
import { styleSamplePath } from './style-sample';
import { styleMatchesTaken, takesReferences } from './taken';
import { useOperationForm } from './use-operation-form';

interface ChosenStyle {
  name: string;
  note: string;
  src: string | undefined;
}

/** The style that goes along with the request, if one does. */
function useChosenStyle({ style, styleId }: FormFields): ChosenStyle | undefined {
  const { taken, model } = useOperationForm();
  const { data: styles } = useOwnStyles(styleId !== undefined);
  const own = styles?.find(({ id }) => id === styleId);
  if (styleId && taken('style_id')) {
    return {
      name: own ? nameOfStyle(own) : 'Your style',
      note: 'Yours',
      src: own?.preview_url ? localPath(own.preview_url) : undefined,
    };
  }
  if (!style || !taken('style')) return undefined;
  return { name: style, note: `Curated, ${model?.name ?? ''}`, src: styleSamplePath(style) };
}

/** The look: a curated style, one of the visitor's own, or reference pictures, where the model takes them. */
export function StyleField() {
  const fields = useForm();
  const { definition, model, taken } = useOperationForm();
  const chosen = useChosenStyle(fields);
  const picker = usePopover<HTMLDivElement>({ side: 'left', align: 'start', gapPx: 28 });
  const { ref, ...triggerProps } = picker.triggerProps;
  const withReferences = takesReferences(definition, model);
  const picks = taken('style') || taken('style_id');
  if (!model || (!picks && !withReferences)) return null;
  const referenced = withReferences && !fields.styleId;
  const matches = styleMatchesTaken(definition, model);
  const followed = chosen?.note === 'Yours' || (referenced && fields.references.length > 0);
  return (
    <Section>
      <div ref={ref} role="group" aria-label="Style" className="flex flex-col gap-2">
        <div className="flex items-center justify-between text-small font-medium text-text-2">
          Style
          <button
            {...triggerProps}
            type="button"
            hidden={!picks}
            className="focus-ring rounded-4 hover:text-text touch:-my-3 touch:py-3"
          >
            Browse
          </button>
        </div>
        {chosen && <ChosenStyleCard style={chosen} />}
        {!chosen && (
          <div className="flex flex-wrap gap-2">
            {picks && fields.references.length === 0 && (
              <Button popoverTarget={picker.popoverProps.id} className="grow basis-0">
                Choose a style
              </Button>
            )}
            {referenced && <ReferencesField />}
          </div>
        )}
        {followed && matches.length > 1 && <MatchField matches={matches} />}
      </div>
      <StylePicker {...picker} />
    </Section>
  );
}

function ChosenStyleCard({ style: { name, note, src } }: { style: ChosenStyle }) {
  return (
    <div className="flex h-12 items-center gap-2 rounded-6 border border-line bg-field pr-2 pl-1">
      {src ? (
        // eslint-disable-next-line @next/next/no-img-element -- a small sample, made at the size it is shown
        <img src={src} alt="" className="size-10 rounded-4 object-cover" />
      ) : (
        <span aria-hidden className="size-10 rounded-4 bg-press" />
      )}
      <span className="min-w-0 grow">
        <span className="block truncate leading-4 font-semibold">{name}</span>
        <span className="block truncate text-micro text-text-3">{note}</span>
      </span>
      <button
        type="button"
        aria-label={`Remove the style ${name}`}
        onClick={() => changeForm({ style: '', styleId: undefined })}
        className="focus-ring flex size-7 items-center justify-center rounded-4 text-text-3 hover:text-text touch:size-11"
      >
        <Icon of={X} sizePx={14} />
      </button>
    </div>
  );
}

function MatchField({ matches }: { matches: readonly StyleMatch[] }) {
  const { styleMatch } = useForm();
  const { field } = useOperationForm();
  const labels = field('style_match')?.labels;
  const options = matches.map((value) => ({ value, label: labels?.[value] ?? value }));
  const first = matches[0] ?? 'regular';
  return (
    <Row label="Match">
      <Segmented
        label="Style match"
        options={options}
        value={styleMatch ?? first}
        onChange={(value) => changeForm({ styleMatch: value })}
      />
    </Row>
  );
}
