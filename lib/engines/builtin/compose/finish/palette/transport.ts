/**
 * Entropic optimal transport (Marco Cuturi, "Sinkhorn distances", 2013): how the mass of the rows is
 * best shared out among the columns. `cost[i][j]` is what it costs to move row i to column j; both
 * masses sum to 1. Answers the plan, whose rows sum to the row masses.
 */
export function sinkhorn(
  cost: readonly (readonly number[])[],
  rows: readonly number[],
  columns: readonly number[],
  softness = 0.012,
  rounds = 120,
): number[][] {
  const kernel = cost.map((row) => row.map((value) => Math.exp(-value / softness)));
  let u = rows.map(() => 1);
  let v = columns.map(() => 1);
  for (let round = 0; round < rounds; round += 1) {
    u = kernel.map((row, i) => {
      const reach = row.reduce((sum, k, j) => sum + k * v[j]!, 0);
      return rows[i]! / Math.max(1e-30, reach);
    });
    v = columns.map((mass, j) => {
      const reach = kernel.reduce((sum, row, i) => sum + row[j]! * u[i]!, 0);
      return mass / Math.max(1e-30, reach);
    });
  }
  return kernel.map((row, i) => row.map((k, j) => u[i]! * k * v[j]!));
}

/** What a unit of transport cost weighs against a unit of missed shares when a plan is rounded. */
const COST_WEIGHT = 0.8;
const MAX_MOVES = 64;

/**
 * Rounds a plan to one column per row: first each row's main column, then single rows change their
 * column as long as that brings the shares nearer to the goals than it costs.
 */
export function chooseTargets(
  plan: readonly (readonly number[])[],
  cost: readonly (readonly number[])[],
  rowMass: readonly number[],
  goals: readonly number[],
): number[] {
  const choice = plan.map((row) => row.indexOf(Math.max(...row)));
  const missing = goals.map(
    (goal, j) => goal - choice.reduce((sum, c, i) => sum + (c === j ? rowMass[i]! : 0), 0),
  );
  for (let move = 0; move < MAX_MOVES; move += 1) {
    const best = bestMove(choice, missing, cost, rowMass);
    if (!best) break;
    const { row, column } = best;
    missing[choice[row]!]! += rowMass[row]!;
    missing[column]! -= rowMass[row]!;
    choice[row] = column;
  }
  return choice;
}

/** The single change of a row's column that gains most, if any gains. */
function bestMove(
  choice: readonly number[],
  missing: readonly number[],
  cost: readonly (readonly number[])[],
  rowMass: readonly number[],
): { row: number; column: number } | undefined {
  let best: { row: number; column: number } | undefined;
  let bestGain = 1e-6;
  choice.forEach((from, row) => {
    const mass = rowMass[row]!;
    missing.forEach((lack, column) => {
      if (column === from) return;
      const before = Math.abs(missing[from]!) + Math.abs(lack);
      const after = Math.abs(missing[from]! + mass) + Math.abs(lack - mass);
      const dearer = mass * (cost[row]![column]! - cost[row]![from]!);
      const gain = (before - after) / 2 - COST_WEIGHT * dearer;
      if (gain > bestGain) [best, bestGain] = [{ row, column }, gain];
    });
  });
  return best;
}
