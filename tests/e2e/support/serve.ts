import { serveBuild as serve } from '#app/build/serve.ts'
import { serveThroughNginx } from '#tests/deploy/nginx.ts'

/** Serves the production build with the simulator; MATU_SERVE=nginx puts the deployment's nginx in front. */
export const serveBuild: typeof serve = (options) => (process.env['MATU_SERVE'] === 'nginx' ? serveThroughNginx(options) : serve(options))
