'use client';

import { Segmented } from '@/components/ui/segmented';
import { MAX_IMAGES_PER_REQUEST } from '@/lib/operations/fields/scalars';
import { useGenerateForm } from '../store/generate-form';
import { AdvancedSection } from './advanced-section';
import { ColorsField } from './colors-field';
import { ModelPicker } from './model-picker';
import { PromptField } from './prompt-field';
import { Row, Section } from './section';
import { SizePicker } from './size-picker';
import { StyleField } from './style-field';

const COUNTS = Array.from({ length: MAX_IMAGES_PER_REQUEST }, (_, index) => ({
  value: index + 1,
  label: String(index + 1),
}));

/** Everything that a generation can be told; what the chosen model does not take is not shown. */
export function GenerateForm() {
  const count = useGenerateForm((state) => state.count);
  const change = useGenerateForm((state) => state.change);
  return (
    <div>
      <Section>
        <PromptField />
      </Section>
      <Section>
        <ModelPicker />
        <div className="mt-3">
          <Row label="Results">
            <Segmented
              label="Results"
              options={COUNTS}
              value={count}
              onChange={(chosen) => change({ count: chosen })}
            />
          </Row>
        </div>
      </Section>
      <Section>
        <SizePicker />
      </Section>
      <StyleField />
      <ColorsField />
      <AdvancedSection />
    </div>
  );
}
