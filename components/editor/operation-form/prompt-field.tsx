'use client';

import { Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { callOperation } from '@/components/api/client';
import { RequestError, sentenceOf } from '@/components/api/failure';
import { refreshBalance, useBalance } from '@/components/shell/balance-store';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { Textarea } from '@/components/ui/textarea';
import { formatUnits } from '@/components/ui/units';
import { usePopover } from '@/components/ui/use-popover';
import { operationOf } from '@/lib/operations/catalogue';
import { enhancePrompt } from '@/lib/operations/enhance-prompt/definition';
import { changeForm, useField, useForms } from '../store/forms';
import { useOperation } from '../store/operation';
import { takesPicture } from './definitions';
import { PromptHistory } from './prompt-history';
import { useOperationForm } from './use-operation-form';

const PRICE_UNITS = enhancePrompt.price({});

/** Rewrites the prompt; what stood there before can be brought back. */
function useEnhance() {
  const [busy, setBusy] = useState(false);
  const [before, setBefore] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const operation = useOperation((state) => state.operation);
  const change = (fields: { prompt: string }) => useForms.getState().change(operation, fields);
  const enhance = async (prompt: string) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const { enhanced_prompt, credits } = await callOperation(enhancePrompt, {
        body: { prompt },
      });
      useBalance.getState().charge(credits);
      setBefore(prompt);
      change({ prompt: enhanced_prompt });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setRefusal(sentenceOf(error));
    } finally {
      setBusy(false);
      void refreshBalance();
    }
  };
  const undo = () => {
    if (before !== undefined) change({ prompt: before });
    setBefore(undefined);
  };
  return { busy, before, refusal, enhance, undo, forget: () => setBefore(undefined) };
}

const TEXT_BUTTON =
  'focus-ring inline-flex items-center gap-1 rounded-4 text-small font-medium text-text-2 hover:text-text disabled:text-disabled touch:-my-3 touch:py-3';

export function PromptField() {
  const id = useId();
  const prompt = useField('prompt');
  const { operation, field, model } = useOperationForm();
  const { maxLength = Infinity } = field('prompt') ?? {};
  const promptLimit = Math.min(model?.promptLimit ?? Infinity, maxLength);
  const { busy, before, refusal, enhance, undo, forget } = useEnhance();
  // Beside the whole field, so that what is written there stays in sight.
  const history = usePopover<HTMLDivElement>({ side: 'left', align: 'start', gapPx: 28 });
  const { ref, ...trigger } = history.triggerProps;
  return (
    <div ref={ref} className="flex flex-col gap-2">
      <div className="flex items-center justify-between">
        <label htmlFor={id} className="text-small font-medium text-text-2">
          Prompt
        </label>
        <span className="flex gap-3">
          {before !== undefined && (
            <button type="button" className={TEXT_BUTTON} onClick={undo}>
              <Icon of={Undo2} sizePx={12} />
              Undo
            </button>
          )}
          <PromptHistory
            popoverProps={history.popoverProps}
            close={history.close}
            trigger={trigger}
            className={TEXT_BUTTON}
          />
          <button
            type="button"
            className={TEXT_BUTTON}
            disabled={busy || prompt.trim() === ''}
            onClick={() => void enhance(prompt)}
          >
            {busy && <Spinner className="size-3" />}
            Enhance <span className="price">· {formatUnits(PRICE_UNITS)}</span>
          </button>
        </span>
      </div>
      <Textarea
        id={id}
        value={prompt}
        limit={promptLimit}
        placeholder={operationOf(operation).studio?.promptHint}
        aria-invalid={[...prompt].length > promptLimit ? true : undefined}
        onChange={(event) => {
          changeForm({ prompt: event.target.value });
          forget();
        }}
        className={!takesPicture(operation) ? 'tablet:min-h-24' : undefined}
      />
      {refusal && <FieldError>{refusal}</FieldError>}
    </div>
  );
}
