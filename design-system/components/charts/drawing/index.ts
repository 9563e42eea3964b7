import { BarDrawing } from './BarDrawing.tsx'
import { LineDrawing } from './LineDrawing.tsx'

export { BarDrawing, LineDrawing }
