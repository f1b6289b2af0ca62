import type { BriefAction } from '../../brief';
import type { Draft } from '../read/draft';
import { frameOf } from '../words/work';
import { imply, remove } from './imply';
import { acts, heightCm, isPlaced } from './in-place';
import { keepPace } from './keeping-pace';
import type { Rule } from './rule';

/** What two or more do together though a sentence says it of one of them: who keeps pace, works along, sits across. */

const AT_IT_WITH = /^(?:help|teach)$/;

/** Work at a thing that two have room at: on a table, or with the hands on it. */
function isWorkOfTwo(draft: Draft, { verb, patient }: BriefAction): boolean {
  const { to, contact } = frameOf(verb) ?? {};
  const isThing = patient !== undefined && !draft.isAnimate(patient);
  return (
    isThing && (to === 'table' || (contact !== undefined && /^(?:front|target)$/.test(to ?? '')))
  );
}

const workAlong: Rule = {
  name: 'a grandmother who teaches a boy to bake bakes with him',
  example: {
    prompt: 'a boy helping his grandfather repair a wooden boat',
    brief: {
      actions: [
        { verb: 'repair', agent: 'e2', patient: 'e3', instrument: 'e4' },
        { verb: 'repair', agent: 'e1', patient: 'e3' },
      ],
    },
  },
  apply(draft) {
    for (const action of [...draft.actions]) {
      const { verb, agent, patient } = action;
      if (!AT_IT_WITH.test(verb) || patient === undefined) continue;
      const work = draft.actions.find((one) => one.agent === patient && isWorkOfTwo(draft, one));
      const isOnlyThat = draft.actions.filter((one) => one.agent === agent).length === 1;
      if (!work?.patient || !isOnlyThat || !draft.isAnimate(patient)) continue;
      // Who has the tool comes first.
      draft.actions.splice(draft.actions.indexOf(action), 1);
      draft.actions.push({ ...action, verb: work.verb, patient: work.patient });
      const place = draft.relations.find(({ kind, from }) => kind === 'at' && from === agent);
      const other = draft.relations.find(({ kind, from }) => kind === 'at' && from === patient);
      if (other && !place) draft.relate('at', agent, other.to);
      if (place && !other) draft.relate('at', patient, place.to);
    }
  },
};

const ACROSS = /^(?:talk|argue|exchange|chat|listen|whisper|arm-wrestle|gossip|negotiate|flirt)$/;

const acrossTables: Rule = {
  name: 'who is interviewed at a table sits at it as well',
  example: {
    prompt: 'a woman interviewing a man at a table',
    brief: {
      relations: [
        { kind: 'at', from: 'e1', to: 'e3' },
        { kind: 'at', from: 'e2', to: 'e3' },
      ],
    },
  },
  apply(draft) {
    for (const { verb, agent, patient } of draft.actions) {
      if (!ACROSS.test(verb) || patient === undefined || agent === patient) continue;
      if (draft.kindOf(patient) !== 'person' || isPlaced(draft, patient)) continue;
      const table = draft.relations.find(
        ({ kind, from, to }) => kind === 'at' && from === agent && draft.kindOf(to) === 'furniture',
      );
      if (table) draft.relate('at', patient, table.to);
    }
  },
};

const IN_ARMS = /^(?:cradle|hold|hug|feed|nurse|carry-somebody|comfort)$/;

const heldInSeats: Rule = {
  name: 'a mother who rocks her baby in a rocking chair sits in it with the baby in her arms',
  example: {
    prompt: 'a mother rocking her baby to sleep in a rocking chair',
    brief: {
      relations: [
        { kind: 'holding', from: 'e1', to: 'e2' },
        { kind: 'in', from: 'e1', to: 'e3' },
      ],
    },
  },
  apply(draft) {
    for (const { verb, agent, patient } of draft.actions) {
      if (!IN_ARMS.test(verb) || patient === undefined || isPlaced(draft, agent)) continue;
      const isHeld = draft.relations.some(
        ({ kind, from, to }) => kind === 'holding' && from === agent && to === patient,
      );
      const seat = draft.relations.find(
        ({ kind, from, to }) =>
          /^(?:on|in)$/.test(kind) &&
          from === patient &&
          SEAT.test(draft.element(to)?.concept ?? ''),
      );
      if (isHeld && seat && draft.kindOf(agent) === 'person') seat.from = agent;
    }
  },
};
const SEAT = /(?:chair|bench|sofa|armchair|couch|stool)$/;

/** What somebody uses who is told to do it with that: a bucket for a jug, a ring of the one that every proposal has. */
const isOfKind = (draft: Draft, one: string, other: string): boolean => {
  const [told = '', usual = ''] = [one, other].map((id) => draft.element(id)?.concept ?? '');
  const areVessels = usual === 'jug' && draft.kindOf(one) === 'container';
  return areVessels || usual.split('-').includes(told) || told.split('-').includes(usual);
};

const ownTools: Rule = {
  name: 'a boy who pours water on his friend with a bucket pours it out of that bucket',
  example: {
    prompt: 'a man proposing to a woman with a ring',
    elements: ['man', 'woman', 'ring'],
    without: ['wedding ring'],
    brief: {
      relations: [],
      actions: [{ verb: 'propose', agent: 'e1', patient: 'e2', instrument: 'e3' }],
    },
  },
  apply(draft) {
    for (const action of draft.actions) {
      const { patient, instrument } = action;
      if (patient === undefined || instrument === undefined) continue;
      if (!draft.isAnimate(patient) || draft.element(instrument)?.because === undefined) continue;
      const told = draft.relations.find(
        ({ kind, from, to }) =>
          /^(?:with|holding|wearing)$/.test(kind) &&
          from === patient &&
          draft.element(to)?.because === undefined &&
          isOfKind(draft, to, instrument),
      );
      if (!told) continue;
      draft.unrelate((one) => one === told);
      action.instrument = told.to;
      remove(draft, (id) => id === instrument);
    }
  },
};

const SENDING = /^(?:cast|throw|pour|spray|drop-verb|blow|shoot|aim|point|shine)$/;

const sentAt: Rule = {
  name: 'a wizard who casts a spell on a frog stands before it',
  example: {
    prompt: 'a wizard casting a spell on a frog',
    brief: { relations: [{ kind: 'towards', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      if (kind !== 'on' || !draft.isAnimate(to) || draft.kindOf(from) !== 'person') continue;
      const sends = draft.actions.some(({ verb, agent }) => agent === from && SENDING.test(verb));
      if (sends) relation.kind = 'towards';
    }
  },
};

const SAVES = /\b(?:rescu|sav)(?:e[sd]?|ing)\b/i;
/** What a person saves in both arms. */
const SAVED_CM = 60;

const savedInArms: Rule = {
  name: 'a kitten that is saved from a tree is in the arms of who saves it',
  example: {
    prompt: 'a firefighter rescuing a kitten from a tree',
    brief: {
      relations: [
        { kind: 'at', from: 'e1', to: 'e3' },
        { kind: 'holding', from: 'e1', to: 'e2' },
      ],
    },
  },
  apply(draft, prompt) {
    if (!SAVES.test(prompt)) return;
    for (const { verb, agent, patient } of draft.actions) {
      if (verb !== 'help' || patient === undefined || draft.kindOf(agent) !== 'person') continue;
      const isSmall = heightCm(draft, patient) <= SAVED_CM && draft.element(patient)?.count === 1;
      if (draft.kindOf(patient) === 'animal' && isSmall && !isPlaced(draft, patient))
        draft.relate('holding', agent, patient);
    }
  },
};

const LEADING =
  /^(?:teach|point|read|talk|sing|explain|preach|perform|show|play-standing|play-music)$/;

const attentive: Rule = {
  name: 'students who listen while a teacher points at a map look at the teacher',
  example: {
    prompt: 'a teacher talking while three students listen',
    brief: {
      actions: [
        { verb: 'talk', agent: 'e1' },
        { verb: 'look', agent: 'e2', patient: 'e1' },
      ],
    },
  },
  apply(draft) {
    for (const action of draft.actions) {
      if (!/^listen(?:-to)?$/.test(action.verb)) continue;
      // A hand at the ear is for what is hard to hear.
      if (action.patient !== undefined) {
        const isSomebody = draft.kindOf(action.patient) === 'person';
        if (isSomebody && draft.isAnimate(action.agent)) action.verb = 'look';
        continue;
      }
      const leads = draft.actions.find(
        ({ verb, agent }) => agent !== action.agent && LEADING.test(verb),
      );
      if (leads) Object.assign(action, { verb: 'look', patient: leads.agent });
    }
  },
};

const CLASS =
  /\b(?:to|for|in front of|teaching|with) (?:her|his|the|a|their) class(?! of)\b(?! \p{L}*(?:room|mate))/iu;
const IN_CLASS = 4;

const classes: Rule = {
  name: 'a class to which a teacher reads is pupils who look at her',
  example: {
    prompt: 'a teacher reading to her class',
    elements: ['teacher', 'student'],
  },
  apply(draft, prompt) {
    const teacher = draft.elements.find(({ concept }) => concept === 'teacher');
    const isPeopled = draft.elements.some(({ id }) => id !== teacher?.id && draft.isAnimate(id));
    if (!teacher || isPeopled || draft.template || !CLASS.test(prompt) || !draft.mayAct) return;
    const id = imply(draft, { concept: 'student', count: IN_CLASS, because: 'the class' });
    if (id !== undefined) draft.actions.push({ verb: 'look', agent: id, patient: teacher.id });
  },
};

const PAST =
  /\b(?:kick|shoot|throw|pass|hit|toss|roll)(?:s|es|ing|ed)? (?:an?|the|his|her) (?:\p{L}+ ){0,2}past (?:an?|the) /iu;

const pastSomebody: Rule = {
  name: 'who kicks a ball past a goalkeeper is turned to the goalkeeper',
  example: {
    prompt: 'a footballer kicking the ball past a goalkeeper',
    brief: { relations: [{ kind: 'towards', from: 'e1', to: 'e3' }] },
  },
  apply(draft, prompt) {
    if (!PAST.test(prompt)) return;
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      if (kind === 'beside' && acts(draft, from) && draft.isAnimate(to)) relation.kind = 'towards';
    }
  },
};

const JUMPS_FOR =
  /\b(?:jump|leap|leapt|reach|stretch)(?:s|es|ing|ed)?(?: up| high)? (?:for|at|to catch|to grab) (?:an?|the) ((?:\p{L}+ ){0,2}\p{L}+)/iu;

const jumpedFor: Rule = {
  name: 'the ball that two players jump for is in the air over them',
  example: {
    prompt: 'two basketball players jumping for the ball',
    brief: { relations: [{ kind: 'above', from: 'e2', to: 'e1' }] },
  },
  apply(draft, prompt) {
    const told = JUMPS_FOR.exec(prompt)?.[1]?.toLowerCase();
    const jump = draft.actions.find(({ verb, patient }) => verb === 'jump' && !patient);
    if (told === undefined || !jump || draft.template) return;
    const thing = draft.elements.find(
      ({ id, phrase }) => !draft.isAnimate(id) && told.startsWith(phrase.toLowerCase()),
    );
    if (!thing || !/^(?:toy|food|tool)$/.test(draft.kindOf(thing.id) ?? '')) return;
    const own = draft.relations.filter(({ from, to }) => from === thing.id || to === thing.id);
    // `for the ball at the net`: they are there.
    if (own.some(({ kind, from }) => kind !== 'at' || from !== thing.id)) return;
    for (const relation of own) relation.from = jump.agent;
    draft.relate('above', thing.id, jump.agent);
  },
};

const PLAYED_ACROSS = /^(?:play-chess|arm-wrestle|play-game|play-table-tennis)$/;

const opponents: Rule = {
  name: 'a grandfather against whom a girl plays chess sits across from her',
  example: {
    prompt: 'a girl playing chess against her grandfather',
    brief: { relations: [{ kind: 'with', from: 'e1', to: 'e2' }] },
  },
  apply(draft) {
    for (const relation of draft.relations) {
      const { kind, from, to } = relation;
      const plays = draft.actions.some(
        ({ verb, agent }) => agent === from && PLAYED_ACROSS.test(verb),
      );
      if (kind === 'against' && plays && draft.isAnimate(to)) relation.kind = 'with';
    }
  },
};

const VESSELS = /^(?:container|furniture)$/;
const VESSEL_CM = 50;

const vesselsStand: Rule = {
  name: 'of goldfish in a bowl on the table the bowl is on the table',
  example: {
    prompt: 'a cat watching goldfish in a bowl on the table',
    brief: {
      relations: [
        { kind: 'in', from: 'e2', to: 'e3' },
        { kind: 'on', from: 'e3', to: 'e4' },
      ],
    },
  },
  apply(draft) {
    for (const { kind, from, to } of [...draft.relations]) {
      const isVessel = VESSELS.test(draft.kindOf(to) ?? '') && heightCm(draft, to) <= VESSEL_CM;
      const under = draft.relations.find((one) => one.kind === 'on' && one.from === from);
      if (kind !== 'in' || !isVessel || !under || isPlaced(draft, to)) continue;
      if (under.to !== to && draft.kindOf(from) !== 'person') under.from = to;
    }
  },
};

export const CONCERTED_RULES: readonly Rule[] = [
  keepPace,
  workAlong,
  acrossTables,
  heldInSeats,
  ownTools,
  sentAt,
  savedInArms,
  attentive,
  classes,
  pastSomebody,
  jumpedFor,
  opponents,
  vesselsStand,
];
