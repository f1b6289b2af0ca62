import { understand } from './lib/composer';
for (const p of process.argv.slice(2)) {
  const b = understand(p);
  console.log('##', p);
  for (const e of b.elements) console.log('  ', e.id, e.concept, JSON.stringify(e.phrase), e.count > 1 ? 'x' + e.count : '', e.colors.join(), e.attributes.join());
  console.log('  ', b.relations.map((r) => `${r.from} ${r.kind} ${r.to}`).join('; '), '|', b.actions.map((a) => JSON.stringify(a)).join(' '), '|', b.places.map((x) => x.concept).join(), b.camera ?? '', JSON.stringify(b.template ?? ''), b.lettering.join());
  console.log('   ', b.words.map((w) => `${w.word}:${w.fate}`).join(', '));
}
