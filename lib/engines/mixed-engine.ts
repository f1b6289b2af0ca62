import type { Engine } from './engine';
import { keepingOutside } from './keep-outside';
import type { RemotePrimitive } from './remote/configuration';
import { drawRemotely } from './remote/primitives/draw';
import { matteRemotely } from './remote/primitives/matte';
import { repaintRemotely } from './remote/primitives/repaint';
import { restyleRemotely } from './remote/primitives/restyle';
import { upscaleRemotely } from './remote/primitives/upscale';
import type { RemoteProvider } from './remote/provider';

export type Providers = Partial<Record<RemotePrimitive, RemoteProvider>>;

/**
 * One engine of several: each primitive is done by the provider that the operator gave it, as long as
 * that has it, and by the built-in engine else. A provider that fails is not replaced by the built-in
 * one: another look than the one that was paid for would be no help.
 */
export function mixEngines(
  builtin: Engine,
  providers: Providers,
  rewrite: Engine['rewrite'] = builtin.rewrite,
): Engine {
  /** @param modelId the model of ours that is drawn with, where there is one */
  const providerOf = async (primitive: RemotePrimitive, modelId?: string) => {
    const provider = providers[primitive];
    if (modelId !== undefined && provider?.recipe(modelId).isBuiltin) return undefined;
    return provider && (await provider.has(primitive)) ? provider : undefined;
  };
  return {
    ...builtin,
    rewrite,
    draw: async (spec, context) => {
      const provider = await providerOf('draw', spec.modelId);
      return provider ? drawRemotely(provider, spec, context) : builtin.draw(spec, context);
    },
    repaint: async (image, mask, spec, context) => {
      const provider = await providerOf('repaint', spec?.modelId);
      if (!provider) return builtin.repaint(image, mask, spec, context);
      const remote: Engine['repaint'] = (...request) => repaintRemotely(provider, ...request);
      return keepingOutside(remote)(image, mask, spec, context);
    },
    restyle: async (image, spec, strength, context) => {
      const provider = await providerOf('restyle', spec.modelId);
      return provider
        ? restyleRemotely(provider, image, spec, strength, context)
        : builtin.restyle(image, spec, strength, context);
    },
    upscale: async (image, factor, mode, context) => {
      const provider = await providerOf('upscale');
      return provider
        ? upscaleRemotely(provider, image, factor, mode, context)
        : builtin.upscale(image, factor, mode, context);
    },
    matte: async (image, context) => {
      const provider = await providerOf('matte');
      return provider ? matteRemotely(provider, image, context) : builtin.matte(image, context);
    },
  };
}
