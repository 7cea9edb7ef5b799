namespace SerBench.Model.DataSets.Mk48;

[Serializable]
public sealed class UpdateList
{
    public Update[]? Updates { get; set; }
}

[Serializable]
public sealed class Update
{
    public Contact[]? Contacts { get; set; }

    public uint Score { get; set; }

    public float WorldRadius { get; set; }

    public TerrainUpdate[]? TerrainUpdates { get; set; }
}

// A contact without type is out of sight.
[Serializable]
public sealed class Contact
{
    public byte Damage { get; set; }

    public uint EntityId { get; set; }

    public EntityType? EntityType { get; set; }

    public Guidance Guidance { get; set; }

    public ushort? PlayerId { get; set; }

    public bool[]? Reloads { get; set; }

    public Transform Transform { get; set; }

    public ushort[]? TurretAngles { get; set; }
}

public enum EntityType : byte
{
    ArleighBurke,
    Bismarck,
    Clemenceau,
    Fletcher,
    G5,
    Iowa,
    Kolkata,
    Osa,
    Yasen,
    Zubr,
}

[Serializable]
public struct Guidance
{
    public ushort Angle { get; set; }

    public bool Submerge { get; set; }

    public short Velocity { get; set; }
}

[Serializable]
public struct Transform
{
    public sbyte Altitude { get; set; }

    public ushort Angle { get; set; }

    public Position Position { get; set; }

    public short Velocity { get; set; }
}

[Serializable]
public struct Position
{
    public float X { get; set; }

    public float Y { get; set; }
}

[Serializable]
public sealed class TerrainUpdate
{
    public ChunkId ChunkId { get; set; }

    public byte[]? Data { get; set; }
}

[Serializable]
public struct ChunkId
{
    public sbyte X { get; set; }

    public sbyte Y { get; set; }
}
