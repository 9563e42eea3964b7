// Run by the plugin beside it, in a process of its own: the application's paths are read by Node, not by the workbench's bundler.
import { readSite } from './read-site.ts'

process.stdout.write(JSON.stringify(readSite()))
