namespace SerBench.Model.DataSets.Minecraft;

[Serializable]
public sealed class Entity
{
    public string? Id { get; set; }

    public Vector3d Pos { get; set; }

    public Vector3d Motion { get; set; }

    public Rotation Rotation { get; set; }

    public float FallDistance { get; set; }

    public ushort Fire { get; set; }

    public ushort Air { get; set; }

    public bool OnGround { get; set; }

    public bool NoGravity { get; set; }

    public bool Invulnerable { get; set; }

    public int PortalCooldown { get; set; }

    public EntityId Uuid { get; set; }

    public string? CustomName { get; set; }

    public bool CustomNameVisible { get; set; }

    public bool Silent { get; set; }

    public bool Glowing { get; set; }
}

[Serializable]
public sealed class Vehicle
{
    public EntityId Uuid { get; set; }

    public Entity? Entity { get; set; }
}

[Serializable]
public struct Vector3d
{
    public double X { get; set; }

    public double Y { get; set; }

    public double Z { get; set; }
}

[Serializable]
public struct Rotation
{
    public float Yaw { get; set; }

    public float Pitch { get; set; }
}

[Serializable]
public struct EntityId
{
    public uint A { get; set; }

    public uint B { get; set; }

    public uint C { get; set; }

    public uint D { get; set; }
}
