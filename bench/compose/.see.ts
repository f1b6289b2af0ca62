import { readFileSync } from 'node:fs';
import { understand } from '@/lib/engines/builtin/compose/understand/understand';
for (const p of readFileSync(process.argv[2]!, 'utf8').split('\n').filter(Boolean)) {
  const s = understand(p);
  const f = [s.setting && `@${s.setting}`, s.hour, s.season, s.weather && `w:${s.weather}`, s.layout && `#${s.layout}`, s.lettering.length && `"${s.lettering}"`].filter(Boolean).join(' ');
  console.log(`${p}\n   => ${s.subjects.map((x) => `${x.count} ${x.concept}${x.carries.length ? '+' + x.carries : ''}`).join(', ') || '-'} | ${f} | ?${s.unknown.join('/')}${s.excluded.length ? ' x:' + s.excluded : ''}`);
}
