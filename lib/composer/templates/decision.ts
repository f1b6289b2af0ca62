import { mix } from '@/lib/color/hex';
import { path, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { COURSE_LENGTH, drawCourse } from './decision-course';
import { Design } from './design/design';
import { fittedWords, fittingSize } from './design/fitted-words';
import { type Frame, inset, split } from './design/frame';
import { accentOf, cardOn, hairline, inkOn, strongSurface } from './design/ink';
import { itemArt, listedElement } from './design/item-sign';
import { sentenceCase } from './design/words';
import type { Template } from './template';

const SIDES = ['Yes', 'No'] as const;

/** What is done on one side, with what shows it. */
function outcome(design: Design, index: number, frame: Frame): void {
  const { request } = design;
  const { palette, brief } = request;
  const tone = accentOf(palette, index + 1);
  const on = mix(cardOn(palette), tone, 0.2);
  design.addGround(
    path(roundedPath([frame.x, frame.y], frame.width, frame.height, design.px(34)), on),
  );
  const [picture = frame, words = frame] = split(inset(frame, design.px(26)), 'down', [2, 1]);
  const element = listedElement(request, index);
  const art = element && itemArt(request, element, picture, { tone, on });
  if (art && element) {
    design.addArt(art.svg);
    design.show(element.id);
  }
  const text = sentenceCase(brief.template?.items?.[index]?.text ?? '');
  fittedWords(design, text, words, {
    sizePx: fittingSize(text, words, design.px(48)),
    align: 'center',
    on,
  });
}

/** A question in a lozenge, and an answer on each side of it. */
function drawQuestion(design: Design): void {
  const { palette, brief } = design.request;
  const [above = design.page, , below = design.page] = split(design.page, 'down', [1, 0.3, 1.2]);
  const tone = strongSurface(accentOf(palette, 0));
  const [x, y] = [above.x + above.width / 2, above.y + above.height / 2];
  const half = Math.min(above.width * 0.44, above.height * 1.15);
  const corners: Point[] = [
    [x - half, y],
    [x, above.y],
    [x + half, y],
    [x, above.y + above.height],
  ];
  const columns = split(below, 'across', [1, 1], design.px(40));
  columns.forEach((column, index) => {
    const middle = column.x + column.width / 2;
    const from = x + (index === 0 ? -half : half);
    const way = `M${from} ${y}H${middle}V${column.y - design.px(8)}`;
    const tip = column.y - design.px(4);
    const head: Point[] = [
      [middle - design.px(20), tip - design.px(28)],
      [middle + design.px(20), tip - design.px(28)],
      [middle, tip],
    ];
    design.addGround(
      stroke(way, hairline(palette, 0.5), design.px(8)),
      shape(head, hairline(palette, 0.5)),
    );
    const high = design.px(64);
    const wide = design.px(140);
    const badge = { x: middle - wide / 2, y: above.y + above.height - high * 0.4 };
    const answer = strongSurface(accentOf(palette, index + 1));
    design.addArt(path(roundedPath([badge.x, badge.y], wide, high, high / 2), answer));
    design.text(SIDES[index] ?? '', [middle, badge.y + high / 2], {
      face: 'poppins',
      sizePx: high * 0.52,
      align: 'center',
      middle: true,
      fill: inkOn(answer, palette),
      on: answer,
    });
    outcome(design, index, column);
  });
  design.addArt(shape(corners, tone));
  const room = {
    x: x - half * 0.56,
    y: y - above.height * 0.26,
    width: half * 1.12,
    height: above.height * 0.52,
  };
  const question = sentenceCase(brief.template?.title ?? '');
  fittedWords(design, question, room, {
    sizePx: fittingSize(question, room, design.px(60)),
    align: 'center',
    on: tone,
  });
  design.tell('decision tree', 'yes', 'no');
}

/** A question with its two answers, or a course of two of them. */
export const decision: Template = {
  id: 'decision',
  draw(request) {
    const design = new Design(request);
    design.fillGround(request.palette.ground);
    const isCourse = request.brief.template?.items?.length === COURSE_LENGTH;
    (isCourse ? drawCourse : drawQuestion)(design);
    return design.finish();
  },
};
