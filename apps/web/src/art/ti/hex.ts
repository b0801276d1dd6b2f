export {
  type Bounds,
  edgeMiddle,
  hexInner,
  hexNear,
  hexPoints,
  layOut,
  type Point,
} from '@orrery/twilight-imperium/drawing';
