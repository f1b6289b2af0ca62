import { defineFamily } from '../form';
import type { KitPart } from '../part';
import { bodyPart } from './body';
import { chartSign } from './charting';
import { construction } from './constructions';
import { geometric, glyph } from './glyphs';
import { lesson } from './lessons';
import { mark } from './marks';
import * as money from './money';
import * as science from './science';
import * as signs from './signs';
import * as smileys from './smileys';
import * as things from './things';
import { zodiac } from './zodiac';

/** Signs and emblems, about twenty centimetres high unless they are things of their own size. */
export const symbolsParts: readonly KitPart[] = [
  mark,
  bodyPart,
  chartSign,
  glyph,
  geometric,
  construction,
  lesson,
  zodiac,
  defineFamily('sign-symbol', {
    heart: signs.heart,
    sparkle: signs.sparkle,
    check: signs.checkMark,
    cross: signs.crossMark,
    minus: signs.minusSign,
    info: signs.infoSign,
    exclamation: signs.exclamation,
    question: signs.questionMark,
    arrow: signs.arrow,
    'rising-arrow': signs.risingArrow,
    'speech-bubble': signs.speechBubble,
    'thought-bubble': signs.thoughtBubble,
    'light-bulb': signs.lightBulb,
    gear: signs.gear,
    target: signs.target,
    peace: signs.peace,
    'yin-yang': signs.yinYang,
    recycling: signs.recycling,
    infinity: signs.infinity,
    note: signs.musicalNote,
    crescent: signs.crescent,
    wifi: signs.wifi,
    smiley: smileys.smiley,
    'smiley-laughing': smileys.laughing,
    'smiley-loving': smileys.loving,
    'smiley-winking': smileys.winking,
    'smiley-frowning': smileys.frowning,
  }),
  defineFamily('science-symbol', {
    network: science.network,
    dna: science.dna,
    atom: science.atom,
  }),
  defineFamily('money', {
    'credit-card': money.creditCard,
    coin: money.coin,
    coins: money.coins,
    'crypto-coin': money.cryptoCoin,
    banknote: money.banknote,
    wallet: money.wallet,
    'piggy-bank': money.piggyBank,
    'money-bag': money.moneyBag,
    'shopping-basket': money.shoppingBasket,
    'price-tag': money.priceTag,
    receipt: money.receipt,
    'long-receipt': money.longReceipt,
  }),
  defineFamily('emblem', {
    brain: things.brain,
    profile: things.profile,
    skull: things.skull,
    bone: things.bone,
    feather: things.feather,
    anchor: things.anchor,
    shield: things.shield,
    scales: things.scales,
    hourglass: things.hourglass,
    mailbox: things.mailbox,
    chart: things.chart,
    ribbon: things.ribbon,
    gravestone: things.gravestone,
    'blank-gravestone': things.blankGravestone,
    'sign-post': things.signPost,
  }),
];
