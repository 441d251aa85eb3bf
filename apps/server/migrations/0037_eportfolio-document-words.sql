-- What was uploaded is found by the words of its document: a start makes the index of these anew.
UPDATE "eportfolio_words" SET "version" = 0 WHERE "eportfolio_id" IN (SELECT "id" FROM "eportfolios" WHERE "kind" = 'uploaded');
