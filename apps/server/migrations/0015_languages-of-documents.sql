-- A document had the language of its owner's interface; from now on it has its own.
UPDATE "export_drafts" d SET "content" = jsonb_set(d."content", '{pages,language}', to_jsonb(a."locale"))
FROM "accounts" a WHERE a."id" = d."owner_id";--> statement-breakpoint
UPDATE "eportfolios" e SET "content" = jsonb_set(e."content", '{pages,language}', to_jsonb(a."locale"))
FROM "accounts" a WHERE a."id" = e."owner_id" AND e."content" -> 'pages' IS NOT NULL;
