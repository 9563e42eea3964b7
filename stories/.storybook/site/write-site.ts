// Run by the plugin in a separate process: the application's paths are read by Node, not by Storybook's bundler.
import { readSite } from './read-site.ts'

process.stdout.write(JSON.stringify(readSite()))
