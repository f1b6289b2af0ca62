'use client';

import { create } from 'zustand';
import type { Ratio } from '@/lib/models/sizes';
import type { StyleMatch } from '@/lib/models/support';
import type { ImageFormat } from '@/lib/operations/fields/scalars';
import { useOperation, type OperationId } from './operation';

/** A preferred colour with its share of the picture. */
export interface WeightedColor {
  /** `#rrggbb`. */
  hex: string;
  /** 0 to 1. */
  weight: number;
}

/** A value of a parameter that has no place of its own in the form. */
export type ParameterValue = string | number | boolean;

/**
 * What a form holds: every parameter that any operation has. What an operation or the chosen model does
 * not take stays here, so that nothing is lost while comparing models; the request leaves it out.
 */
export interface FormFields {
  prompt: string;
  /** The operation's default while none was chosen. */
  modelId: string | undefined;
  count: number;
  /** `auto`: the service chooses from the prompt; for variations, the ratio of the image. */
  size: Ratio | 'auto';
  /** 0 close to the image, 1 free of it. */
  strength: number;
  /** Curated style name; empty for none. */
  style: string;
  /** A style of the user's own; it excludes references. */
  styleId: string | undefined;
  styleMatch: StyleMatch | undefined;
  references: File[];
  negativePrompt: string;
  colors: WeightedColor[];
  /** Whether the colours' weights are sent: all of them or none. */
  weighted: boolean;
  /** `#rrggbb`. */
  backgroundColor: string | undefined;
  artisticLevel: number | undefined;
  noText: boolean;
  /** Left out: a new one each time. */
  seed: number | undefined;
  imageFormat: ImageFormat;
  minifySvg: boolean;
  /** Unlimited when left out. */
  maxShapes: number | undefined;
  /** Parameters of single operations, by name; what is left out has its default. */
  parameters: Readonly<Record<string, ParameterValue | undefined>>;
}

export const EMPTY_FORM: FormFields = {
  prompt: '',
  modelId: undefined,
  count: 1,
  size: 'auto',
  strength: 0.5,
  style: '',
  styleId: undefined,
  styleMatch: undefined,
  references: [],
  negativePrompt: '',
  colors: [],
  weighted: true,
  backgroundColor: undefined,
  artisticLevel: undefined,
  noText: false,
  seed: undefined,
  imageFormat: 'webp',
  minifySvg: false,
  maxShapes: undefined,
  parameters: {},
};

interface FormsState {
  /** One form an operation, so that each keeps its own prompt; those not touched yet are absent. */
  forms: Partial<Record<OperationId, FormFields>>;
  change: (operation: OperationId, fields: Partial<FormFields>) => void;
}

export const useForms = create<FormsState>((set) => ({
  forms: {},
  change: (operation, fields) =>
    set(({ forms }) => ({
      forms: { ...forms, [operation]: { ...(forms[operation] ?? EMPTY_FORM), ...fields } },
    })),
}));

/** One value of the form of the operation in hand. */
export function useField<Name extends keyof FormFields>(name: Name): FormFields[Name] {
  const operation = useOperation((state) => state.operation);
  return useForms(({ forms }) => (forms[operation] ?? EMPTY_FORM)[name]);
}

/** The form of the operation in hand. */
export function useForm(): FormFields {
  const operation = useOperation((state) => state.operation);
  return useForms(({ forms }) => forms[operation] ?? EMPTY_FORM);
}

/** Changes the form of the operation in hand. */
export function changeForm(fields: Partial<FormFields>): void {
  useForms.getState().change(useOperation.getState().operation, fields);
}
