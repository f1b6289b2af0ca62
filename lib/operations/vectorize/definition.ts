import { z } from 'zod';
import { defineOperation, type ResolvedInput } from '../define-operation';
import { jobMs, stepMs } from '../estimate';
import { formHints } from '../fields/form-hints';
import { processImage } from '../fields/images';
import { responseFormatField } from '../fields/scalars';
import { resolveTracing, tracingFields, type TracingInput } from '../fields/tracing';

const VECTORIZE_UNITS = 10;

const input = z.object({
  shape_stacking: z
    .enum(['hierarchical', 'cut_out'])
    .default('hierarchical')
    .meta({
      title: 'Shapes',
      description: '`hierarchical`: layered shapes; `cut_out`: shapes that do not overlap.',
    })
    .register(formHints, {
      labels: { hierarchical: 'Layered', cut_out: 'Cut out' },
      notes: {
        hierarchical: 'Shapes lie on one another, so that each is whole.',
        cut_out: 'Shapes do not overlap, as cutters and plotters need it.',
      },
    }),
  ...tracingFields,
  response_format: responseFormatField,
});

export interface VectorizeInput extends ResolvedInput {
  stacking: 'hierarchical' | 'cut_out';
  tracing: TracingInput;
}

export const vectorize = defineOperation({
  id: 'vectorize',
  title: 'Vectorize',
  paths: ['/v1/images/vectorize'],
  summary: 'Trace a picture into SVG',
  description: 'Turns PNG, JPG or WEBP into shapes. Transparent parts stay transparent.',
  input,
  images: { image: processImage },
  responseForm: 'single',
  mode: 'process',
  studio: {
    icon: 'PenTool',
    order: 2,
    shortTitle: 'Vector',
    resultSize: 'shapes',
  },
  example: {
    photo: 'coffee',
    body: {},
    before: 'A photo of a red cup of coffee',
    after: 'The same cup in flat vector shapes',
  },
  capabilities: ['trace'],
  resolve: (fields): VectorizeInput => ({
    stacking: fields.shape_stacking,
    tracing: resolveTracing(fields),
    responseFormat: fields.response_format,
    imageFormat: 'webp',
  }),
  price: () => VECTORIZE_UNITS,
  imageCount: () => 1,
  estimateMs: (_, pictures) => jobMs(pictures, stepMs('trace', pictures[0])),
});
