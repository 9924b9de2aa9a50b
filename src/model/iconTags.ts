/** By which words people of these trades look for an icon, beside the tags that lucide gives it. */
export const iconTags: Record<string, string[]> = {
  shirt: ["clothes", "dress", "fashion", "garment", "kurta", "sari", "saree"],
  scissors: ["boutique", "dress", "sari", "tailor"],
  gem: ["bangle", "jewellery", "necklace"],
  lamp: ["deepavali", "diwali", "diya"],
  flame: ["diwali", "diya", "puja"],
  sparkles: ["celebration", "diwali", "festival"],
  "party-popper": ["diwali", "festival", "holi", "wedding"],
  bird: ["chicken", "duck", "hen", "poultry", "rooster"],
  egg: ["hen", "poultry"],
  drumstick: ["hen", "poultry"],
  tractor: ["agriculture", "field"],
  handshake: ["founder", "investor", "partner"],
  "hand-coins": ["founder", "investor", "loan"],
  rocket: ["founder", "startup"],
  "hand-heart": ["namaste", "welcome"],
}
