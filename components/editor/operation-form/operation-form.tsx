'use client';

import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { findModel } from '@/lib/models/models';
import { operationOf } from '@/lib/operations/catalogue';
import { MaskRow } from '../mask/mask-row';
import { OutpaintFields } from '../outpaint/outpaint-fields';
import { changeForm, useField } from '../store/forms';
import { useTextBoxes } from '../text/text-boxes';
import { TextFields } from '../text/text-fields';
import { useActiveTool } from '../tools/active-tool';
import { TEXT_MODEL_ID } from '../tools/link-operation';
import { AdvancedSection } from './advanced-section';
import { ColorsField } from './colors-field';
import { takesFrame } from './definitions';
import { ModelPicker } from './model-picker';
import { ParameterFields } from './parameter-fields';
import { plainParameters } from './plain-parameters';
import { PromptField } from './prompt-field';
import { ResultSizeRow } from './result-size-row';
import { Row, Section } from './section';
import { SizePicker } from './size-picker';
import { StrengthField } from './strength-field';
import { StyleField } from './style-field';
import { TracingFields } from './tracing-fields';
import { useOperationForm } from './use-operation-form';

/**
 * Everything that the operation in hand can be told. What its definition does not have, or the chosen
 * model does not take, is not shown.
 */
export function OperationForm() {
  const { operation, definition, taken } = useOperationForm();
  const mayHaveMask = operationOf(operation).studio?.withMask !== undefined;
  const isProcess = !('prompt' in definition.input.shape) && !taken('model');
  return (
    <div>
      {isProcess && (
        <Section>
          <div className="flex flex-col gap-1">
            <p className="text-balance text-text-2">{definition.description}</p>
            <ResultSizeRow />
          </div>
        </Section>
      )}
      {mayHaveMask && (
        <Section>
          <MaskRow />
        </Section>
      )}
      {takesFrame(operation) && (
        <Section>
          <OutpaintFields />
        </Section>
      )}
      {taken('prompt') && (
        <Section>
          <PromptField key={operation} />
        </Section>
      )}
      {taken('strength') && <StrengthField />}
      {taken('model') && (
        <Section>
          <ModelPicker />
          {taken('n') && <CountField />}
        </Section>
      )}
      {taken('size') && !takesFrame(operation) && (
        <Section>
          <SizePicker />
        </Section>
      )}
      {taken('text_layout') ? <LetteringSection /> : <WordsLeftOut />}
      <StyleField />
      {taken('controls.colors') && <ColorsField />}
      <OwnParameters />
      <AdvancedSection />
    </div>
  );
}

/** What this operation alone has, and how a picture becomes shapes where the answer is traced. */
function OwnParameters() {
  const { definition, model, taken } = useOperationForm();
  const traces = taken('svg_compression') && (!model || model.output === 'vector');
  if (!traces && plainParameters(definition).length === 0) return null;
  return (
    <Section>
      <div className="flex flex-col gap-2">
        <ParameterFields />
        {traces && <TracingFields />}
      </div>
    </Section>
  );
}

/** Words at places: shown once there are some, or the tool that makes them is in hand. */
function LetteringSection() {
  const count = useTextBoxes((state) => state.boxes.length);
  const inHand = useActiveTool((state) => state.tool === 'text');
  if (count === 0 && !inHand) return null;
  return (
    <Section>
      <TextFields />
    </Section>
  );
}

/** Words on the canvas that the chosen model can't place: said, as they would be missing without a word. */
function WordsLeftOut() {
  const count = useTextBoxes((state) => state.boxes.length);
  const { definition, model } = useOperationForm();
  const textModel = findModel(TEXT_MODEL_ID);
  if (count === 0 || !model || !textModel || !('text_layout' in definition.input.shape))
    return null;
  return (
    <Section>
      <Row label="Words">
        <span className="flex items-center gap-2 text-small text-text-3">
          {model.name} places none
          <Button size="small" onClick={() => changeForm({ modelId: TEXT_MODEL_ID })}>
            Use {textModel.name}
          </Button>
        </span>
      </Row>
    </Section>
  );
}

function CountField() {
  const count = useField('count');
  const { field } = useOperationForm();
  const { minimum = 1, maximum = 1 } = field('n') ?? {};
  const counts = Array.from({ length: maximum - minimum + 1 }, (_, index) => ({
    value: minimum + index,
    label: String(minimum + index),
  }));
  return (
    <div className="mt-3">
      <Row label="Results">
        <Segmented
          label="Results"
          options={counts}
          value={count}
          onChange={(chosen) => changeForm({ count: chosen })}
        />
      </Row>
    </div>
  );
}
