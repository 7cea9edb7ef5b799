namespace SerBench.Model.DataSets.Mk48;

public sealed class Mk48Model : DataSetModel<UpdateList>
{
    private const float ChunkSize = 1600;
    private const float AreaPerPlayer = 15000;

    // The classes are in the order of EntityType.
    private static readonly ShipClass[] Classes =
    [
        new(2.14f, 1, 20), new(0.52f, 4, 10), new(0.97f, 4, 16), new(1.46f, 4, 18), new(13.16f, 0, 2),
        new(1.55f, 3, 28), new(0.83f, 1, 15), new(7.25f, 2, 6), new(4.06f, 0, 14), new(12.92f, 3, 11),
    ];

    private static readonly float[] WeightSums = SumWeights();

    public override string Id => "mk48";

    public override string Description =>
        "updates of a naval game: small numbers, flags, angles and pieces of the map (rust_serialization_benchmark)";

    public override int PublishedCount => 1_000;

    protected override string Entities => "updates";

    internal override UpdateList Draw(Pcg random, int count) =>
        new() { Updates = random.NextList(count, count + 1, () => DrawUpdate(random)) };

    private static Update DrawUpdate(Pcg random)
    {
        int players = random.Next(200, 400);
        float radius = MathF.Sqrt(players * AreaPerPlayer) + random.NextSingle(-50, 50);
        int chunks = (int)MathF.Ceiling(radius / ChunkSize);
        return new Update
        {
            Contacts = Pcg.Repeat(random.Next(20, 40), () => DrawContact(random, players)),
            Score = DrawScore(random),
            WorldRadius = radius,
            TerrainUpdates = Pcg.Repeat(random.Next(3, 10), () => DrawTerrain(random, chunks)),
        };
    }

    private static uint DrawScore(Pcg random)
    {
        float value = random.NextSingle();
        value *= value;
        value *= value;
        return (uint)(value * 5000) + (uint)random.Next(0, 50);
    }

    private static Contact DrawContact(Pcg random, int players)
    {
        var type = (EntityType)random.NextWeighted(WeightSums);
        bool isVisible = random.NextBoolean(0.7);
        ShipClass ship = Classes[(int)type];
        return new Contact
        {
            Damage = isVisible && random.NextBoolean(0.6) ? (byte)0 : (byte)random.NextNarrow(0, 200),
            EntityId = (uint)random.Next(0, players * 20),
            EntityType = isVisible ? type : null,
            Guidance = new Guidance
            {
                Angle = (ushort)random.NextUInt32(),
                Submerge = DrawSubmerge(random, type),
                Velocity = DrawVelocity(random),
            },
            PlayerId = isVisible ? (ushort)random.NextNarrow(0, players) : null,
            Reloads = isVisible ? DrawReloads(random, ship.Weapons) : [],
            Transform = new Transform
            {
                Altitude = DrawSubmerge(random, type) ? (sbyte)random.NextNarrow(-120, -35) : (sbyte)0,
                Angle = (ushort)random.NextUInt32(),
                Position = new Position { X = random.NextSingle(-750, 750), Y = random.NextSingle(-750, 750) },
                Velocity = DrawVelocity(random),
            },
            TurretAngles = isVisible ? DrawAngles(random, ship.Turrets) : [],
        };
    }

    private static bool DrawSubmerge(Pcg random, EntityType type) => type == EntityType.Yasen && random.NextBoolean(0.9);

    private static short DrawVelocity(Pcg random) => random.Next(0, 100) switch
    {
        < 80 => (short)random.NextNarrow(140, 900),
        < 90 => 0,
        _ => (short)random.NextNarrow(-225, -35),
    };

    private static bool[] DrawReloads(Pcg random, int weapons)
    {
        double probability = random.NextFraction();
        return Pcg.Repeat(weapons, () => random.NextBoolean(probability));
    }

    // An angle is drawn even without turrets, because later values depend on the draw.
    private static ushort[] DrawAngles(Pcg random, int turrets)
    {
        int angle = (ushort)random.NextUInt32();
        return Pcg.Repeat(
            turrets, () => random.NextBoolean(0.75) ? (ushort)(angle + random.NextNarrow(-200, 200)) : (ushort)random.NextUInt32());
    }

    private static TerrainUpdate DrawTerrain(Pcg random, int chunks)
    {
        bool isFresh = random.NextBoolean(0.02);
        return new TerrainUpdate
        {
            ChunkId = new ChunkId { X = (sbyte)random.NextNarrow(-chunks, chunks), Y = (sbyte)random.NextNarrow(-chunks, chunks) },
            Data = isFresh
                ? random.NextList(900, 1100, () => (byte)random.NextUInt32())
                : random.NextList(3, 9, () => (byte)random.NextUInt32()),
        };
    }

    private static float[] SumWeights()
    {
        float sum = 0;
        return [.. Classes.Select(ship => sum += ship.Weight)];
    }

    private sealed record ShipClass(float Weight, int Turrets, int Weapons);
}
