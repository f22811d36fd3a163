-- The demo agency's feeds named pictures that the API drew itself. Without their rows the next start loads them anew, as placeholder.
DELETE FROM "feeds" WHERE "origin" = 'demo';
