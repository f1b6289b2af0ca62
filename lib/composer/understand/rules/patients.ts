import { isOfSort } from '../../concepts/sorts';
import type { Draft } from '../read/draft';
import type { Rule } from './rule';

/** Who is treated: on what, and how. */

/** What somebody does who is on it in another way than lying. */
const OTHERWISE =
  /^(?:sit|stand|kneel|crouch|lie|sleep|jump|dance|crawl|climb|read|write|play|eat|drink|perch-on|curl|side|prone|supine|lean|ride|balance)/;

const isTreated = (draft: Draft, id: string): boolean =>
  /^(?:person|animal)$/.test(draft.kindOf(id) ?? '');

export const patientsLie: Rule = {
  name: 'whoever is on a table to be treated lies there',
  example: {
    prompt: 'a vet bandaging a dog on an exam table',
    brief: {
      actions: [
        { verb: 'bandage', agent: 'e1', patient: 'e2' },
        { verb: 'lie', agent: 'e2' },
      ],
    },
  },
  apply(draft) {
    if (!draft.mayAct || draft.template) return;
    for (const { kind, from, to } of draft.relations) {
      if (kind !== 'on' || !isTreated(draft, from)) continue;
      if (!isOfSort(draft.element(to)?.concept, 'treated-on')) continue;
      const own = draft.actions.filter(({ agent }) => agent === from);
      if (own.some(({ verb }) => OTHERWISE.test(verb))) continue;
      draft.actions.push({ verb: 'lie', agent: from });
    }
  },
};

const IN_POSE =
  /\b(?:in|holding|doing) (?:a |an |the )?(?:downward[- ](?:facing[- ])?dog|plank|warrior|tree pose|lotus|cobra|child['’]s pose|handstand|headstand|split|bridge pose)\b/i;
const ADJUSTING =
  /\b(?:adjust|correct|help|assist|guid|steady|support|align|straighten|spot|coach)\w*\b/i;

export const posedPupil: Rule = {
  name: 'the pupil whose back is adjusted is in the pose, and not the teacher',
  example: {
    prompt: 'a yoga teacher helping a woman in downward dog',
    brief: {
      actions: [
        { verb: 'help', agent: 'e1', patient: 'e2' },
        { verb: 'downward-dog', agent: 'e2' },
      ],
    },
  },
  apply(draft, prompt) {
    if (!IN_POSE.test(prompt) || !ADJUSTING.test(prompt)) return;
    const people = draft.elements.filter(({ id }) => draft.kindOf(id) === 'person');
    const [teacher, pupil, ...others] = people;
    if (!teacher || !pupil || others.length > 0) return;
    const posed = draft.actions.filter(
      ({ verb, agent, patient }) =>
        agent === teacher.id &&
        patient === undefined &&
        /^(?:downward-dog|plank|warrior|tree-pose|meditate|cobra|handstand|headstand)$/.test(verb),
    );
    for (const action of posed) action.agent = pupil.id;
  },
};
