import { config } from "zod"

// zod tries out `new Function`, which the Content-Security-Policy reports. The bundle runs this file first.
config({ jitless: true })
