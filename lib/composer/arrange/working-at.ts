import type { KitDrawing } from '../kit/part';
import { moved, stacked } from './assemble';
import { atTable, copiesAt } from './at-table';
import { atWork, isHandwork } from './at-work';
import { clustersOf, copiesEach, tableScale } from './copies';
import type { Handlers } from './handling';
import { implied, type PenFor } from './held';
import type { Node } from './node';
import { laidDown } from './resting';

/** Whoever does something to what lies on a table that the verb brings along. */

export interface Tablers extends Handlers {
  onTop(host: KitDrawing, nodes: readonly Node[], penFor: PenFor): KitDrawing[];
}

/** Of a table's width, what somebody alone with one thing before them needs. */
const SMALL_TABLE = 0.72;

const isAside = ({ isWork }: Node) => isWork !== true;

/** What is worked on, and what else is on the table; all of it is the work where none is told apart. */
function drawnFrom(laid: readonly Node[], penFor: PenFor, tablers: Tablers) {
  const drawAll = (nodes: readonly Node[]) =>
    nodes.flatMap((child) =>
      tablers.copies(child, penFor).map((drawn) => laidDown(child.thing.concept, drawn)),
    );
  const work = laid.filter(({ isWork }) => isWork);
  if (work.length === 0) return { natural: drawAll(laid) };
  return { natural: drawAll(work), others: drawAll(laid.filter(isAside)) };
}

/** Somebody who works standing at a table that is told, where nobody else is at it; nothing of any other table. */
export function workedTable(
  node: Node,
  drawTable: () => KitDrawing,
  penFor: PenFor,
  tablers: Tablers,
): KitDrawing | undefined {
  // The front of a counter hides who is behind it.
  if (node.thing.concept.part !== 'table') return undefined;
  const [worker, ...company] = node.children.filter(({ bond }) => bond === 'at');
  const laid = node.children.filter(({ bond }) => bond === 'on');
  if (!worker || company.length > 0 || !laid.some(({ isWork }) => isWork)) return undefined;
  if (laid.length + 1 < node.children.length || worker.thing.element.count > 1) return undefined;
  if (!isHandwork(worker.doing) || tablers.isBeast(worker)) return undefined;
  const drawn = drawnFrom(laid, penFor, tablers);
  const table = drawTable();
  const worked = atWork(table, drawn, { node: worker, penFor }, tablers);
  return worked && { ...worked, anchors: table.anchors };
}

/** Somebody at a table of the verb's making, with what is worked on before the hands. */
export function workingAt(
  node: Node,
  laid: readonly Node[],
  penFor: PenFor,
  tablers: Tablers,
): KitDrawing {
  const grown = implied('table', penFor);
  if (!grown) return tablers.draw(node, penFor);
  const company = [node, ...node.children.filter(({ bond }) => bond === 'across')];
  const isAlone = company.length === 1;
  const isSatAtAlone = isAlone && node.doing.pose === 'sit' && laid.length === 1;
  const isWorked = isAlone && clustersOf(node) === copiesEach(node) && isHandwork(node.doing);
  const isShared = laid.some(isAside);
  const table = moved(grown, {
    at: [0, 0],
    scale: tableScale(company),
    ...(isSatAtAlone || (isWorked && !isShared) ? { squeeze: SMALL_TABLE } : {}),
  });
  if (isWorked) {
    const drawn = drawnFrom(laid, penFor, tablers);
    const worked = atWork(table, drawn, { node, penFor }, tablers);
    if (worked) return worked;
  }
  const loaded = stacked([table, ...tablers.onTop(table, laid, penFor)]);
  const across = node.children.filter(({ bond }) => bond === 'across');
  const tables = clustersOf(node);
  const people = [node, ...across].flatMap((one) => copiesAt(one, penFor, tables));
  return atTable({ ...loaded, anchors: table.anchors }, people, tablers);
}
