'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Message } from '@/components/ui/message';
import { drawerOf, engineTitle, useEngines } from '../store/engines';
import { changeForm } from '../store/forms';
import { isPhotograph } from './is-photograph';
import { modelsOf } from './taken';
import { useOperationForm } from './use-operation-form';

const COMMAND = 'npm run models add z-image-turbo';

/**
 * Easel's own engine illustrates. Where it is asked for a photograph, this offers the model that takes
 * one, or the command by which there is one.
 */
export function PhotographOffer() {
  const engines = useEngines();
  const [isDismissed, setDismissed] = useState(false);
  const { definition, fields, model } = useOperationForm();
  const draws = definition.capabilities.includes('draw');
  if (isDismissed || !draws || !model || !isPhotograph(fields)) return null;
  // Not known yet: nothing is offered that may be there already.
  if (!engines.drawn_by || drawerOf(engines, model.id)) return null;
  const photographer = modelsOf(definition).find((other) => drawerOf(engines, other.id));
  const drawer = photographer && drawerOf(engines, photographer.id);
  return (
    <Message
      tone="info"
      title={`With ${model.name} Easel illustrates photographs`}
      actions={
        <>
          {photographer ? (
            <Button size="small" onClick={() => changeForm({ modelId: photographer.id })}>
              Use {photographer.name}
            </Button>
          ) : (
            <CopyButton what="the command" text={COMMAND} size="small" />
          )}
          <Button kind="ghost" size="small" onClick={() => setDismissed(true)}>
            Dismiss
          </Button>
        </>
      }
    >
      {drawer ? (
        `${engineTitle(drawer)} draws with ${photographer.name}, and takes real ones.`
      ) : (
        <>
          Whoever runs this service can add a model that takes real ones:
          <code className="mt-1 block font-mono text-small break-words">{COMMAND}</code>
        </>
      )}
    </Message>
  );
}
