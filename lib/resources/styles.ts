import { z } from 'zod';
import { STYLE_MATCHES } from '@/lib/models/support';
import { styleNameSchema } from '@/lib/styles/style-rules';
import { deletedAnswer, named, pageOf, pageQuery } from './answers';
import { defineAction } from './define-action';

const style = named(
  'Style',
  z.object({
    id: z.uuid(),
    name: z.string().describe('Empty when nobody named it.'),
    model: z.string(),
    style: z.string().nullable(),
    match: z.enum(STYLE_MATCHES),
    creation_time: z.iso.datetime(),
    is_private: z.boolean(),
    preview_url: z.url().nullable(),
    picture_urls: z
      .array(z.url())
      .describe('Samples made with it, newest first, then its first reference.'),
    reference_urls: z.array(z.url()).describe('The references that count most.'),
  }),
);

const curatedStyle = named(
  'CuratedStyle',
  z.object({
    name: z.string(),
    family: z.enum(['v3', 'v2']),
    outputs: z.array(z.enum(['raster', 'vector'])),
    style: z.string().describe('Value of `style` in requests.'),
    model: z.string().describe('The model that draws it when a request names none.'),
    style_id: z.null().describe('Curated styles have names, no ids.'),
  }),
);

/** Styles of one's own, and the curated ones; `createStyle` is an operation, for it is charged. */
export const styleActions = {
  listStyles: defineAction({
    id: 'listStyles',
    method: 'GET',
    path: '/v1/styles',
    summary: 'Your styles, newest first',
    query: z.object(pageQuery(500, 100)),
    answer: named('StyleList', pageOf('styles', style, z.string())),
  }),
  listCuratedStyles: defineAction({
    id: 'listCuratedStyles',
    method: 'GET',
    path: '/v1/styles/basic',
    summary: 'The curated styles, per family',
    open: true,
    query: z.object(pageQuery(200, 200)),
    answer: named('CuratedStyleList', pageOf('styles', curatedStyle, z.string())),
  }),
  readStyle: defineAction({
    id: 'readStyle',
    method: 'GET',
    path: '/v1/styles/{id}',
    summary: 'One of your styles',
    answer: style,
  }),
  deleteStyle: defineAction({
    id: 'deleteStyle',
    method: 'DELETE',
    path: '/v1/styles/{id}',
    summary: 'Delete one of your styles',
    answer: deletedAnswer,
  }),
  renameStyle: defineAction({
    id: 'renameStyle',
    method: 'PATCH',
    path: '/v1/styles/{id}',
    summary: 'Rename one of your styles',
    body: z.object({ name: styleNameSchema }),
    answer: style,
  }),
  addStyleSample: defineAction({
    id: 'addStyleSample',
    method: 'POST',
    path: '/v1/styles/{id}/samples',
    summary: 'Keep one of your results as the picture of a style',
    body: z.object({ image_id: z.uuid() }),
    answer: style,
  }),
};
