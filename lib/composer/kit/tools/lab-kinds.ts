import { defineFamily } from '../form';
import {
  chromosome,
  drawingCompass,
  lever,
  pendulum,
  plasterCast,
  setSquare,
  slideRule,
  spaceProbe,
} from './lesson-things';
import {
  anemometer,
  burette,
  centrifuge,
  graduatedCylinder,
  periodicTable,
  rainGauge,
  seismograph,
} from './weather-and-lab';
import {
  barometer,
  breadboard,
  capacitor,
  electromagnet,
  led,
  oscilloscope,
  resistor,
  transistor,
} from './circuit-parts';

/** Parts of circuits, instruments of weather and laboratory, and what lessons show. */
export const labKind = defineFamily('lab-kind', {
  resistor,
  led,
  capacitor,
  transistor,
  breadboard,
  barometer,
  oscilloscope,
  electromagnet,
  anemometer,
  'rain-gauge': rainGauge,
  seismograph,
  burette,
  'graduated-cylinder': graduatedCylinder,
  centrifuge,
  'periodic-table': periodicTable,
  chromosome,
  'space-probe': spaceProbe,
  pendulum,
  lever,
  'slide-rule': slideRule,
  'drawing-compass': drawingCompass,
  'set-square': setSquare,
  'plaster-cast': plasterCast,
});
