CREATE TABLE IF NOT EXISTS messages (
  id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL,
  sender TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  sent_at INTEGER,
  value TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS messages_due ON messages (sent_at, due_at);
CREATE INDEX IF NOT EXISTS messages_received ON messages (received_at);
CREATE TABLE IF NOT EXISTS numbers (
  day TEXT NOT NULL,
  path TEXT NOT NULL,
  event TEXT NOT NULL,
  campaign TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, path, event, campaign)
);
