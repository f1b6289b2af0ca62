import { z } from 'zod';

export const MAX_COLORS = 10;
/** Weights are decimal fractions; their sum may miss 1 by floating-point dust. */
const WEIGHT_SUM_TOLERANCE = 1e-6;

const channel = z.int().min(0).max(255);

const colorDefinition = z.object({
  rgb: z.tuple([channel, channel, channel]),
  weight: z.number().min(0).max(1).optional(),
});

/** Preferred colours: at most ten; weights on all or none, summing to at most 1 (spec: Controls object). */
const colors = z
  .array(colorDefinition)
  .max(MAX_COLORS)
  .superRefine((list, context) => {
    const weighted = list.filter((color) => color.weight !== undefined).length;
    if (weighted !== 0 && weighted !== list.length) {
      context.addIssue({
        code: 'custom',
        message: `weight is set on ${weighted} of ${list.length} colors; set it on all of them or on none`,
      });
    }
    const sum = list.reduce((total, color) => total + (color.weight ?? 0), 0);
    if (sum > 1 + WEIGHT_SUM_TOLERANCE) {
      context.addIssue({
        code: 'custom',
        message: `the weights sum to ${Number(sum.toFixed(4))}; they may sum to at most 1`,
      });
    }
  });

export const controlsField = z
  .object({
    colors: colors.optional().meta({ title: 'Colours', description: 'Preferred colours.' }),
    background_color: colorDefinition
      .optional()
      .meta({ title: 'Background colour', description: 'Desired background colour.' }),
    artistic_level: z.int().min(0).max(5).optional().meta({
      title: 'Artistic level',
      description: '0 plain to 5 bold. V3 models.',
    }),
    no_text: z.boolean().optional().meta({
      title: 'No text',
      description: 'Keeps lettering out of the picture. V3 models.',
    }),
  })
  .optional()
  .meta({ title: 'Controls', description: 'Colours, background and, for V3, artistic level.' });

export type Controls = z.infer<typeof controlsField>;
