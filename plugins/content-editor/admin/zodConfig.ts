import { config } from "zod"

// zod tries out `new Function`, which the Content-Security-Policy reports. Import this file first.
config({ jitless: true })
