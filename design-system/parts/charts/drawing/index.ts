export { BarDrawing } from './BarDrawing.tsx'
export { LineDrawing } from './LineDrawing.tsx'
